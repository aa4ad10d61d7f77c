// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Made by scripts/generate/math_tables.py; not edited by hand.
#pragma once

#include <cstdint>

#include "double_double.h"

namespace acm::math {

// Sine and cosine.
inline constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;  // 2/pi
// pi/2 in parts of 33, 33, 33 and 53 bits: an n below 2^20 times one of the first three is exact.
inline constexpr double kHalfPi1 = 0x1.921fb54400000p+0;
inline constexpr double kHalfPi2 = 0x1.0b4611a600000p-34;
inline constexpr double kHalfPi3 = 0x1.3198a2e000000p-69;
inline constexpr double kHalfPi4 = 0x1.b839a252049c1p-104;
inline constexpr double kHalfPiAfter1 = 0x1.0b4611a626331p-34;  // all that follows the first part
// pi/2
inline constexpr DoubleDouble kHalfPi{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};
// pi
inline constexpr DoubleDouble kPiPair{0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};

// 64 zero bits, then the first 1216 binary digits of 2/pi after the point.
inline constexpr std::uint64_t kTwoOverPiBits[] = {
    0x0000000000000000u, 0xA2F9836E4E441529u, 0xFC2757D1F534DDC0u, 0xDB6295993C439041u, 0xFE5163ABDEBBC561u,
    0xB7246E3A424DD2E0u, 0x06492EEA09D1921Cu, 0xFE1DEB1CB129A73Eu, 0xE88235F52EBB4484u, 0xE99C7026B45F7E41u,
    0x3991D639835339F4u, 0x9C845F8BBDF9283Bu, 0x1FF897FFDE05980Fu, 0xEF2F118B5A0A6D1Fu, 0x6D367ECF27CB09B7u,
    0x4F463F669E5FEA2Du, 0x7527BAC7EBE5F17Bu, 0x3D0739F78A5292EAu, 0x6BFB5FB11F8D5D08u, 0x56033046FC7B6BABu};

// (sin r - r) / r^3 in r^2, relative to sin. Error 2^-58.0.
inline constexpr double kSin[] = {-0x1.5555555555549p-3, 0x1.111111110f87ap-7,   -0x1.a01a019c11991p-13,
                                  0x1.71de3577b668cp-19, -0x1.ae5e663a6a9a3p-26, 0x1.5d9300f1b5030p-33};

// (cos r - 1 + r^2/2) / r^4 in r^2, relative to cos. Error 2^-64.2.
inline constexpr double kCos[] = {0x1.555555555554cp-5,   -0x1.6c16c16c1517ep-10, 0x1.a01a019cb1bddp-16,
                                  -0x1.27e4f809f0b48p-22, 0x1.1ee9ebe935578p-29,  -0x1.8fae9c784695dp-37};

// The same for single precision: sin r = r (1 + r^2 S), cos r = 1 + r^2 C. Row 0 is S, row 1 is C.
inline constexpr double kSinCosSingle[2][5] = {
    {-0x1.55555555523f7p-3, 0x1.1111110ca25c5p-7, -0x1.a019f95a5a9eep-13, 0x1.71d77cda95b53p-19,
     -0x1.a966d617eef16p-26},  // error 2^-47.6
    {-0x1.ffffffffebf98p-2, 0x1.55555546f2b9dp-5, -0x1.6c16b3ff3c2b6p-10, 0x1.a00f10f0846e9p-16,
     -0x1.23d7e6112efa4p-22},  // error 2^-43.9
};

// Arc sine and arc cosine.
// (asin x - x) / x^3 in x^2 for |x| <= 1/2. Error 2^-59.8.
inline constexpr double kAsin[] = {0x1.5555555555578p-3, 0x1.333333332df7ep-4, 0x1.6db6db72260fap-5,
                                   0x1.f1c71a8dc1ccep-6, 0x1.6e8bdfa697405p-6, 0x1.1c49e2b8a3909p-6,
                                   0x1.ca20ce4ff6017p-7, 0x1.757b7815fae34p-7, 0x1.6173fdf16b1e0p-7,
                                   0x1.e2be00b1435f2p-9, 0x1.6492d63713c35p-6, -0x1.5954b5861c2ecp-6,
                                   0x1.0bb071eeeafd0p-5};

// The same for single precision. Error 2^-39.9.
inline constexpr double kAsinSingle[] = {0x1.555555479bf72p-3,  0x1.333340bc1ac04p-4, 0x1.6db24eb7ec789p-5,
                                         0x1.f2836da6361ebp-6,  0x1.663412bd40cdcp-6, 0x1.527a6d4861f20p-6,
                                         0x1.fec149cd80ed4p-10, 0x1.0ddc067d1948ap-5};

// Arc tangent.
// (atan u - u) / u^3 in u^2 for |u| <= 1/32. Error 2^-62.3.
inline constexpr double kAtan[] = {-0x1.55555555554edp-2, 0x1.999999979ea6ap-3, -0x1.24923143395a8p-3,
                                   0x1.c639690df92eap-4};

// The same for |u| <= 1 and single precision. Error 2^-39.4.
inline constexpr double kAtanSingle[] = {-0x1.5555554ee9c0dp-2, 0x1.99999569a5ebap-3,  -0x1.2491ce80a5313p-3,
                                         0x1.c70e38ce0a9e3p-4,  -0x1.73df5911af04dp-4, 0x1.383ed15f58f10p-4,
                                         -0x1.05cba3d460b6ep-4, 0x1.a16745e6e0256p-5,  -0x1.2666baae649c8p-5,
                                         0x1.50ab5204f540bp-6,  -0x1.19e19362df489p-7, 0x1.2bbaea523dd20p-9,
                                         -0x1.2b5abf61cf2fap-12};

// atan(k/16) for k = 0 .. 16.
inline constexpr DoubleDouble kAtanOfSixteenths[] = {
    {0x0.0p+0, 0x0.0p+0},
    {0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60},
    {0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
    {0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.362773707ebccp-2, -0x1.963a544b672d8p-57},
    {0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56},
    {0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57},
    {0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};

// Binary logarithm: log2(m) = log2(m c) - log2(c), with c near 1/m so that r = m c - 1 is small.
// 1 / ln 2
inline constexpr DoubleDouble kInverseLn2{0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56};
struct LogStep {
  double c;   // nearly 1 / (1 + j/128), of 21 bits at most; exactly that for j = 0 and 128
  double hi;  // -log2(c), less 1 where halved; a multiple of 2^-42, so that adding an exponent is exact
  double lo;  // what hi lacks
};
// For j above this the argument counts as halved (its exponent is one more), so that logarithms near 0,
// from above and from below, are all small r and lose nothing.
inline constexpr int kLastUnhalved = 53;
inline constexpr LogStep kLogSteps[129] = {
    {0x1.0000000000000p+0, 0x0.0p+0, 0x0.0p+0},
    {0x1.fc08000000000p-1, 0x1.6fdf461d20000p-7, 0x1.c9efc46d9f6f7p-44},
    {0x1.f81f800000000p-1, 0x1.6e79c4b150000p-6, -0x1.46a3af8f017bfp-44},
    {0x1.f446600000000p-1, 0x1.11cc8d0c38000p-5, -0x1.0adaa79eb301fp-44},
    {0x1.f07c200000000p-1, 0x1.6bad2043a8000p-5, 0x1.e43388e6d806fp-47},
    {0x1.ecc0800000000p-1, 0x1.c4df382648000p-5, -0x1.b3a5421f11c14p-45},
    {0x1.e913200000000p-1, 0x1.0eb34a7fa4000p-4, 0x1.fabc0a1312d27p-44},
    {0x1.e573a00000000p-1, 0x1.3aa396bf7c000p-4, -0x1.eb013a5808b84p-44},
    {0x1.e1e1e00000000p-1, 0x1.663f86c1d8000p-4, 0x1.443be6fb2e43cp-45},
    {0x1.de5d600000000p-1, 0x1.918ac6e6a8000p-4, -0x1.c7e0af3d46fa2p-44},
    {0x1.dae6000000000p-1, 0x1.bc84805ff8000p-4, 0x1.08fe843a85091p-44},
    {0x1.d77b600000000p-1, 0x1.e72f037528000p-4, -0x1.4d94e1942e13fp-51},
    {0x1.d41d400000000p-1, 0x1.08c594584c000p-3, -0x1.52d71450130a2p-44},
    {0x1.d0cb600000000p-1, 0x1.1dccecbc18000p-3, 0x1.74b0f937c846cp-44},
    {0x1.cd85600000000p-1, 0x1.32aed4fa14000p-3, 0x1.e83aa91b39464p-44},
    {0x1.ca4b400000000p-1, 0x1.476a3a9b28000p-3, 0x1.a80fede423f67p-44},
    {0x1.c71c800000000p-1, 0x1.5c01474aa2000p-3, -0x1.75bf46ad6daf5p-44},
    {0x1.c3f9000000000p-1, 0x1.7073c56f30000p-3, 0x1.683b52acfc2cap-44},
    {0x1.c0e0800000000p-1, 0x1.84c2552330000p-3, 0x1.8eb5d4edeeaeap-44},
    {0x1.bdd2c00000000p-1, 0x1.98ed9f6ab0000p-3, -0x1.0340c5c615fbep-45},
    {0x1.bacfa00000000p-1, 0x1.acf580c0e0000p-3, 0x1.f86cc36587ad8p-44},
    {0x1.b7d6c00000000p-1, 0x1.c0db86d586000p-3, -0x1.64281fe6dd2ffp-44},
    {0x1.b4e8200000000p-1, 0x1.d49ec505e4000p-3, -0x1.a1ec289b1871cp-45},
    {0x1.b203600000000p-1, 0x1.e840d9de2c000p-3, -0x1.ca0b57c74a19cp-45},
    {0x1.af28600000000p-1, 0x1.fbc1bc5aa2000p-3, -0x1.0501967452d76p-44},
    {0x1.ac57000000000p-1, 0x1.0790b38055000p-2, -0x1.19dc31020d39cp-45},
    {0x1.a98f000000000p-1, 0x1.11305b0d46000p-2, 0x1.decaf069d0e11p-48},
    {0x1.a6d0200000000p-1, 0x1.1ac047af2b000p-2, -0x1.579c1e191f5bbp-46},
    {0x1.a41a400000000p-1, 0x1.2440807632000p-2, 0x1.3f16b826b1e4ep-44},
    {0x1.a16d400000000p-1, 0x1.2db10e5385000p-2, 0x1.a6931cb428347p-45},
    {0x1.9ec8e00000000p-1, 0x1.37126e18e4000p-2, -0x1.02ef410dc17bap-45},
    {0x1.9c2d200000000p-1, 0x1.40643c051e000p-2, 0x1.715c7eaa49f9fp-46},
    {0x1.9999a00000000p-1, 0x1.49a76da78b000p-2, -0x1.f9444070749f8p-44},
    {0x1.970e400000000p-1, 0x1.52dc1808a9000p-2, -0x1.ef8cc99e0a842p-44},
    {0x1.948b000000000p-1, 0x1.5c01dd54f1000p-2, 0x1.7c315c08f48c9p-48},
    {0x1.920fc00000000p-1, 0x1.6518d46fe7000p-2, -0x1.546bf0b4dcdfep-46},
    {0x1.8f9c200000000p-1, 0x1.6e2202e1e1000p-2, -0x1.25f679ffb48b0p-44},
    {0x1.8d30200000000p-1, 0x1.771d10f755000p-2, 0x1.91f170c2dc967p-44},
    {0x1.8acba00000000p-1, 0x1.800a1ded85000p-2, -0x1.786087b57f15ap-45},
    {0x1.886e600000000p-1, 0x1.88e9c392b8000p-2, -0x1.14fdc55c3df10p-48},
    {0x1.8618600000000p-1, 0x1.91bbae5743000p-2, 0x1.32e35365a056bp-44},
    {0x1.83c9800000000p-1, 0x1.9a8003d4a0000p-2, 0x1.7c7fb13fcdedbp-44},
    {0x1.8181800000000p-1, 0x1.a337666d48000p-2, -0x1.ec89e8ddac793p-46},
    {0x1.7f40600000000p-1, 0x1.abe186df48000p-2, -0x1.1a3edcb4671aap-44},
    {0x1.7d06000000000p-1, 0x1.b47e9148fa000p-2, 0x1.85d729b3b93b5p-46},
    {0x1.7ad2200000000p-1, 0x1.bd0f30c878000p-2, -0x1.2c455ecff97c1p-44},
    {0x1.78a4c00000000p-1, 0x1.c5931a8fd8000p-2, 0x1.be619a1259858p-45},
    {0x1.767dc00000000p-1, 0x1.ce0a816785000p-2, -0x1.7d39e633b8523p-44},
    {0x1.745d200000000p-1, 0x1.d6751b6344000p-2, -0x1.de341d2f99618p-47},
    {0x1.7242800000000p-1, 0x1.ded41d0166000p-2, -0x1.8d6c8fa736ce1p-46},
    {0x1.702e000000000p-1, 0x1.e726c133bd000p-2, -0x1.f8928a2942a0ap-46},
    {0x1.6e1f800000000p-1, 0x1.ef6d41affb000p-2, -0x1.a1da0ffb08621p-44},
    {0x1.6c16c00000000p-1, 0x1.f7a85c5202000p-2, 0x1.2469ad04befcep-44},
    {0x1.6a13c00000000p-1, 0x1.ffd7cf0976000p-2, 0x1.503ae7c08559dp-47},
    {0x1.6816800000000p-1, -0x1.f804a8c7bb000p-2, 0x1.827f869487f40p-47},
    {0x1.661ec00000000p-1, -0x1.efec4646cd000p-2, 0x1.0e7fb1ebbf094p-46},
    {0x1.642c800000000p-1, -0x1.e7df48cff1000p-2, -0x1.7dedd718b05e4p-46},
    {0x1.623fa00000000p-1, -0x1.dfdd6ad0ef000p-2, 0x1.8278d482da405p-44},
    {0x1.6058200000000p-1, -0x1.d7e6ea8254000p-2, -0x1.3a0a73f1bb22ep-45},
    {0x1.5e75c00000000p-1, -0x1.cffaf8d2f7000p-2, 0x1.32129608ef5bbp-47},
    {0x1.5c98800000000p-1, -0x1.c819d0a2a2000p-2, -0x1.008c90721707ep-44},
    {0x1.5ac0600000000p-1, -0x1.c043ad4ac2000p-2, -0x1.1729631cd7756p-47},
    {0x1.58ed200000000p-1, -0x1.b877b87f23000p-2, 0x1.8427966341233p-45},
    {0x1.571ee00000000p-1, -0x1.b0b6b3f7d0000p-2, -0x1.be267f9b54a27p-44},
    {0x1.5555600000000p-1, -0x1.a8ffc5429f000p-2, 0x1.21c6bf51e1301p-44},
    {0x1.5390a00000000p-1, -0x1.a153230879000p-2, -0x1.b5ef9f81e0893p-45},
    {0x1.51d0800000000p-1, -0x1.99b0786ebe000p-2, -0x1.063ca98a307bap-44},
    {0x1.5015000000000p-1, -0x1.9217faccfc000p-2, 0x1.0eb2538d7d25ap-47},
    {0x1.4e5e000000000p-1, -0x1.8a8952816c000p-2, -0x1.409486ad2e22cp-44},
    {0x1.4cab800000000p-1, -0x1.8304b3897d000p-2, -0x1.fb8e2ebe480e2p-44},
    {0x1.4afd600000000p-1, -0x1.7b89c373b8000p-2, 0x1.59fbd0f5fde19p-44},
    {0x1.4953a00000000p-1, -0x1.7418b4db10000p-2, 0x1.8708b54c32556p-44},
    {0x1.47ae200000000p-1, -0x1.6cb12a763c000p-2, -0x1.222ac0c0a7aeap-44},
    {0x1.460cc00000000p-1, -0x1.6552c47827000p-2, -0x1.3993f7d87819ep-45},
    {0x1.446f800000000p-1, -0x1.5dfdb24451000p-2, -0x1.692d7c3282fbcp-44},
    {0x1.42d6600000000p-1, -0x1.56b223995e000p-2, -0x1.9711525e9b608p-47},
    {0x1.4141400000000p-1, -0x1.4f6fb5679a000p-2, -0x1.f5681281b7bd8p-44},
    {0x1.3fb0200000000p-1, -0x1.483695f490000p-2, -0x1.cc6b99dd6d9afp-45},
    {0x1.3e22c00000000p-1, -0x1.4105caa9b4000p-2, -0x1.abcbdd14fc0e7p-45},
    {0x1.3c99600000000p-1, -0x1.39dea8c5f4000p-2, -0x1.18e7760b4d1f2p-44},
    {0x1.3b13c00000000p-1, -0x1.32c03376e3000p-2, -0x1.da27abf719ce1p-44},
    {0x1.3991c00000000p-1, -0x1.2ba9ff38c6000p-2, 0x1.8c4f2258a4d76p-46},
    {0x1.3813800000000p-1, -0x1.249cccebeb000p-2, 0x1.5a2e5b09e1682p-48},
    {0x1.3698e00000000p-1, -0x1.1d983038a6000p-2, 0x1.a3398150f1d2cp-44},
    {0x1.3521c00000000p-1, -0x1.169bba3115000p-2, -0x1.28c126de8bb29p-45},
    {0x1.33ae400000000p-1, -0x1.0fa82c9b06000p-2, -0x1.5e96b9c82b324p-45},
    {0x1.323e400000000p-1, -0x1.08bd17abe8000p-2, -0x1.7af0964393b89p-45},
    {0x1.30d1a00000000p-1, -0x1.01da08fecb000p-2, 0x1.64df46dad33c1p-45},
    {0x1.2f68400000000p-1, -0x1.f5fd1725fc000p-3, -0x1.50b6e44021d7dp-44},
    {0x1.2e02600000000p-1, -0x1.e857fac74a000p-3, 0x1.210c98db4aa38p-44},
    {0x1.2c9fc00000000p-1, -0x1.dac29ae356000p-3, 0x1.9622f6d3da7f7p-44},
    {0x1.2b40400000000p-1, -0x1.cd3c066ac4000p-3, -0x1.ddcd61e279632p-44},
    {0x1.29e4200000000p-1, -0x1.bfc6ff3a56000p-3, -0x1.ae965d23d92aep-44},
    {0x1.288b000000000p-1, -0x1.b260190d32000p-3, 0x1.08048aeb38ea5p-44},
    {0x1.2735000000000p-1, -0x1.a508d7ea6c000p-3, 0x1.70d323e2555efp-44},
    {0x1.25e2200000000p-1, -0x1.97c184629c000p-3, -0x1.b6d20da48dcecp-45},
    {0x1.2492400000000p-1, -0x1.8a892456dc000p-3, -0x1.9a47b959be5d0p-44},
    {0x1.2345600000000p-1, -0x1.7d5ffcf67e000p-3, -0x1.c2ee8836f0644p-46},
    {0x1.21fb800000000p-1, -0x1.704653e6f2000p-3, -0x1.7f3f0d4c9843cp-44},
    {0x1.20b4800000000p-1, -0x1.633b27c3d6000p-3, 0x1.8b0c051def73ep-45},
    {0x1.1f70400000000p-1, -0x1.563d71d580000p-3, 0x1.8de18e317924fp-46},
    {0x1.1e2f000000000p-1, -0x1.4950053094000p-3, 0x1.a88a0c9a12febp-47},
    {0x1.1cf0600000000p-1, -0x1.3c6f45c910000p-3, 0x1.32ff2c00c602ep-45},
    {0x1.1bb4a00000000p-1, -0x1.2f9e08ff2e000p-3, -0x1.4eaee11398f96p-46},
    {0x1.1a7ba00000000p-1, -0x1.22db440a72000p-3, -0x1.7a843f9e01933p-44},
    {0x1.1945400000000p-1, -0x1.1625e6c590000p-3, 0x1.73333773fc603p-44},
    {0x1.1811800000000p-1, -0x1.097e2d43bc000p-3, -0x1.586f4dd89cfa8p-44},
    {0x1.16e0600000000p-1, -0x1.f9c8a7fa3c000p-4, -0x1.bac1a3ad6e978p-49},
    {0x1.15b1e00000000p-1, -0x1.e0b12f9a24000p-4, -0x1.cbd51dea7ed42p-44},
    {0x1.1486000000000p-1, -0x1.c7b66be0ec000p-4, -0x1.ce8bc9566d2c3p-44},
    {0x1.135c800000000p-1, -0x1.aed37a9620000p-4, 0x1.f7a24c544eb84p-45},
    {0x1.1235800000000p-1, -0x1.960b77fb70000p-4, 0x1.213fbbed6144ap-45},
    {0x1.1111200000000p-1, -0x1.7d618c96dc000p-4, 0x1.98fd64a7b56e2p-44},
    {0x1.0fef000000000p-1, -0x1.64ce0fab20000p-4, 0x1.6d2b8b50d7589p-46},
    {0x1.0ecf600000000p-1, -0x1.4c56d9e0b8000p-4, -0x1.d0b8cecfbb6f7p-47},
    {0x1.0db2000000000p-1, -0x1.33f6e70c80000p-4, 0x1.803d0fc140697p-44},
    {0x1.0c97200000000p-1, -0x1.1bb41cbf6c000p-4, -0x1.f7a4cef0cc56ap-44},
    {0x1.0b7e600000000p-1, -0x1.0386a9b010000p-4, 0x1.09e5a2d7a2157p-44},
    {0x1.0a68200000000p-1, -0x1.d6ee7ae5a8000p-5, 0x1.5ad06f33283bap-44},
    {0x1.0954000000000p-1, -0x1.a6fbed7680000p-5, -0x1.b1c66db7cd725p-45},
    {0x1.0842200000000p-1, -0x1.773c011be0000p-5, 0x1.c28779ce92e45p-46},
    {0x1.0732600000000p-1, -0x1.47a9ea5ae0000p-5, 0x1.2143ff80a5ae5p-44},
    {0x1.0624e00000000p-1, -0x1.184c0d4160000p-5, 0x1.529f07f980ccap-45},
    {0x1.0519800000000p-1, -0x1.d23b2a73a0000p-6, -0x1.2f2b0f942ce65p-45},
    {0x1.0410400000000p-1, -0x1.743e8c0cd0000p-6, -0x1.64a2b299ae88bp-44},
    {0x1.0309200000000p-1, -0x1.16a3c92a40000p-6, -0x1.661bda5d28fc5p-44},
    {0x1.0204000000000p-1, -0x1.72c1f4cf00000p-7, -0x1.b4934580fe573p-45},
    {0x1.0101000000000p-1, -0x1.720c2ab240000p-8, 0x1.daaeff928c04bp-45},
    {0x1.0000000000000p-1, 0x0.0p+0, 0x0.0p+0},
};
// So |r| <= 0.00390625.
// (ln(1 + r) - r + r^2/2) / r^3, relative to ln(1 + r). Error 2^-72.2.
inline constexpr double kLog[] = {0x1.5555555555556p-2,  -0x1.0000000000001p-2, 0x1.999999991998dp-3,
                                  -0x1.555555546223dp-3, 0x1.24939e7b5e389p-3,  -0x1.00019999c3970p-3};

// log2(1 + r) / r for single precision. Error 2^-46.1.
inline constexpr double kLog2Single[] = {0x1.71547652b82fep+0, -0x1.7154765291b6ep-1, 0x1.ec709dc2f4c70p-2,
                                         -0x1.7155aa1a2af63p-2, 0x1.27783663f44afp-2};

// Binary exponential: 2^(j/128 + g) = 2^(j/128) (1 + g E).
inline constexpr DoubleDouble kExp2Steps[128] = {
    {0x1.0000000000000p+0, 0x0.0p+0},
    {0x1.0163da9fb3335p+0, 0x1.b61299ab8cdb7p-54},
    {0x1.02c9a3e778061p+0, -0x1.19083535b085dp-56},
    {0x1.04315e86e7f85p+0, -0x1.0a31c1977c96ep-54},
    {0x1.059b0d3158574p+0, 0x1.d73e2a475b465p-55},
    {0x1.0706b29ddf6dep+0, -0x1.c91dfe2b13c27p-55},
    {0x1.0874518759bc8p+0, 0x1.186be4bb284ffp-57},
    {0x1.09e3ecac6f383p+0, 0x1.1487818316136p-54},
    {0x1.0b5586cf9890fp+0, 0x1.8a62e4adc610bp-54},
    {0x1.0cc922b7247f7p+0, 0x1.01edc16e24f71p-54},
    {0x1.0e3ec32d3d1a2p+0, 0x1.03a1727c57b53p-59},
    {0x1.0fb66affed31bp+0, -0x1.b9bedc44ebd7bp-57},
    {0x1.11301d0125b51p+0, -0x1.6c51039449b3ap-54},
    {0x1.12abdc06c31ccp+0, -0x1.1b514b36ca5c7p-58},
    {0x1.1429aaea92de0p+0, -0x1.32fbf9af1369ep-54},
    {0x1.15a98c8a58e51p+0, 0x1.2406ab9eeab0ap-55},
    {0x1.172b83c7d517bp+0, -0x1.19041b9d78a76p-55},
    {0x1.18af9388c8deap+0, -0x1.11023d1970f6cp-54},
    {0x1.1a35beb6fcb75p+0, 0x1.e5b4c7b4968e4p-55},
    {0x1.1bbe084045cd4p+0, -0x1.95386352ef607p-54},
    {0x1.1d4873168b9aap+0, 0x1.e016e00a2643cp-54},
    {0x1.1ed5022fcd91dp+0, -0x1.1df98027bb78cp-54},
    {0x1.2063b88628cd6p+0, 0x1.dc775814a8495p-55},
    {0x1.21f49917ddc96p+0, 0x1.2a97e9494a5eep-55},
    {0x1.2387a6e756238p+0, 0x1.9b07eb6c70573p-54},
    {0x1.251ce4fb2a63fp+0, 0x1.ac155bef4f4a4p-55},
    {0x1.26b4565e27cddp+0, 0x1.2bd339940e9d9p-55},
    {0x1.284dfe1f56381p+0, -0x1.a4c3a8c3f0d7ep-54},
    {0x1.29e9df51fdee1p+0, 0x1.612e8afad1255p-55},
    {0x1.2b87fd0dad990p+0, -0x1.10adcd6381aa4p-59},
    {0x1.2d285a6e4030bp+0, 0x1.0024754db41d5p-54},
    {0x1.2ecafa93e2f56p+0, 0x1.1ca0f45d52383p-56},
    {0x1.306fe0a31b715p+0, 0x1.6f46ad23182e4p-55},
    {0x1.32170fc4cd831p+0, 0x1.a9ce78e18047cp-55},
    {0x1.33c08b26416ffp+0, 0x1.32721843659a6p-54},
    {0x1.356c55f929ff1p+0, -0x1.b5cee5c4e4628p-55},
    {0x1.371a7373aa9cbp+0, -0x1.63aeabf42eae2p-54},
    {0x1.38cae6d05d866p+0, -0x1.e958d3c9904bdp-54},
    {0x1.3a7db34e59ff7p+0, -0x1.5e436d661f5e3p-56},
    {0x1.3c32dc313a8e5p+0, -0x1.efff8375d29c3p-54},
    {0x1.3dea64c123422p+0, 0x1.ada0911f09ebcp-55},
    {0x1.3fa4504ac801cp+0, -0x1.7d023f956f9f3p-54},
    {0x1.4160a21f72e2ap+0, -0x1.ef3691c309278p-58},
    {0x1.431f5d950a897p+0, -0x1.1c7dde35f7999p-55},
    {0x1.44e086061892dp+0, 0x1.89b7a04ef80d0p-59},
    {0x1.46a41ed1d0057p+0, 0x1.c944bd1648a76p-54},
    {0x1.486a2b5c13cd0p+0, 0x1.3c1a3b69062f0p-56},
    {0x1.4a32af0d7d3dep+0, 0x1.9cb62f3d1be56p-54},
    {0x1.4bfdad5362a27p+0, 0x1.d4397afec42e2p-56},
    {0x1.4dcb299fddd0dp+0, 0x1.8ecdbbc6a7833p-54},
    {0x1.4f9b2769d2ca7p+0, -0x1.4b309d25957e3p-54},
    {0x1.516daa2cf6642p+0, -0x1.f768569bd93efp-55},
    {0x1.5342b569d4f82p+0, -0x1.07abe1db13cadp-55},
    {0x1.551a4ca5d920fp+0, -0x1.d689cefede59bp-55},
    {0x1.56f4736b527dap+0, 0x1.9bb2c011d93adp-54},
    {0x1.58d12d497c7fdp+0, 0x1.295e15b9a1de8p-55},
    {0x1.5ab07dd485429p+0, 0x1.6324c054647adp-54},
    {0x1.5c9268a5946b7p+0, 0x1.c4b1b816986a2p-60},
    {0x1.5e76f15ad2148p+0, 0x1.ba6f93080e65ep-54},
    {0x1.605e1b976dc09p+0, -0x1.3e2429b56de47p-54},
    {0x1.6247eb03a5585p+0, -0x1.383c17e40b497p-54},
    {0x1.6434634ccc320p+0, -0x1.c483c759d8933p-55},
    {0x1.6623882552225p+0, -0x1.bb60987591c34p-54},
    {0x1.68155d44ca973p+0, 0x1.038ae44f73e65p-57},
    {0x1.6a09e667f3bcdp+0, -0x1.bdd3413b26456p-54},
    {0x1.6c012750bdabfp+0, -0x1.2895667ff0b0dp-56},
    {0x1.6dfb23c651a2fp+0, -0x1.bbe3a683c88abp-57},
    {0x1.6ff7df9519484p+0, -0x1.83c0f25860ef6p-55},
    {0x1.71f75e8ec5f74p+0, -0x1.16e4786887a99p-55},
    {0x1.73f9a48a58174p+0, -0x1.0a8d96c65d53cp-54},
    {0x1.75feb564267c9p+0, -0x1.0245957316dd3p-54},
    {0x1.780694fde5d3fp+0, 0x1.866b80a02162dp-54},
    {0x1.7a11473eb0187p+0, -0x1.41577ee04992fp-55},
    {0x1.7c1ed0130c132p+0, 0x1.f124cd1164dd6p-54},
    {0x1.7e2f336cf4e62p+0, 0x1.05d02ba15797ep-56},
    {0x1.80427543e1a12p+0, -0x1.27c86626d972bp-54},
    {0x1.82589994cce13p+0, -0x1.d4c1dd41532d8p-54},
    {0x1.8471a4623c7adp+0, -0x1.8d684a341cdfbp-55},
    {0x1.868d99b4492edp+0, -0x1.fc6f89bd4f6bap-54},
    {0x1.88ac7d98a6699p+0, 0x1.994c2f37cb53ap-54},
    {0x1.8ace5422aa0dbp+0, 0x1.6e9f156864b27p-54},
    {0x1.8cf3216b5448cp+0, -0x1.0d55e32e9e3aap-56},
    {0x1.8f1ae99157736p+0, 0x1.5cc13a2e3976cp-55},
    {0x1.9145b0b91ffc6p+0, -0x1.dd6792e582524p-54},
    {0x1.93737b0cdc5e5p+0, -0x1.75fc781b57ebcp-57},
    {0x1.95a44cbc8520fp+0, -0x1.64b7c96a5f039p-56},
    {0x1.97d829fde4e50p+0, -0x1.d185b7c1b85d1p-54},
    {0x1.9a0f170ca07bap+0, -0x1.173bd91cee632p-54},
    {0x1.9c49182a3f090p+0, 0x1.c7c46b071f2bep-56},
    {0x1.9e86319e32323p+0, 0x1.824ca78e64c6ep-56},
    {0x1.a0c667b5de565p+0, -0x1.359495d1cd533p-54},
    {0x1.a309bec4a2d33p+0, 0x1.6305c7ddc36abp-54},
    {0x1.a5503b23e255dp+0, -0x1.d2f6edb8d41e1p-54},
    {0x1.a799e1330b358p+0, 0x1.bcb7ecac563c7p-54},
    {0x1.a9e6b5579fdbfp+0, 0x1.0fac90ef7fd31p-54},
    {0x1.ac36bbfd3f37ap+0, -0x1.f9234cae76cd0p-55},
    {0x1.ae89f995ad3adp+0, 0x1.7a1cd345dcc81p-54},
    {0x1.b0e07298db666p+0, -0x1.bdef54c80e425p-54},
    {0x1.b33a2b84f15fbp+0, -0x1.2805e3084d708p-57},
    {0x1.b59728de5593ap+0, -0x1.c71dfbbba6de3p-54},
    {0x1.b7f76f2fb5e47p+0, -0x1.5584f7e54ac3bp-56},
    {0x1.ba5b030a1064ap+0, -0x1.efcd30e54292ep-54},
    {0x1.bcc1e904bc1d2p+0, 0x1.23dd07a2d9e84p-55},
    {0x1.bf2c25bd71e09p+0, -0x1.efdca3f6b9c73p-54},
    {0x1.c199bdd85529cp+0, 0x1.11065895048ddp-55},
    {0x1.c40ab5fffd07ap+0, 0x1.b4537e083c60ap-54},
    {0x1.c67f12e57d14bp+0, 0x1.2884dff483cadp-54},
    {0x1.c8f6d9406e7b5p+0, 0x1.1acbc48805c44p-56},
    {0x1.cb720dcef9069p+0, 0x1.503cbd1e949dbp-56},
    {0x1.cdf0b555dc3fap+0, -0x1.dd83b53829d72p-55},
    {0x1.d072d4a07897cp+0, -0x1.cbc3743797a9cp-54},
    {0x1.d2f87080d89f2p+0, -0x1.d487b719d8578p-54},
    {0x1.d5818dcfba487p+0, 0x1.2ed02d75b3707p-55},
    {0x1.d80e316c98398p+0, -0x1.11ec18beddfe8p-54},
    {0x1.da9e603db3285p+0, 0x1.c2300696db532p-54},
    {0x1.dd321f301b460p+0, 0x1.2da5778f018c3p-54},
    {0x1.dfc97337b9b5fp+0, -0x1.1a5cd4f184b5cp-54},
    {0x1.e264614f5a129p+0, -0x1.7b627817a1496p-54},
    {0x1.e502ee78b3ff6p+0, 0x1.39e8980a9cc8fp-55},
    {0x1.e7a51fbc74c83p+0, 0x1.2d522ca0c8de2p-54},
    {0x1.ea4afa2a490dap+0, -0x1.e9c23179c2893p-54},
    {0x1.ecf482d8e67f1p+0, -0x1.c93f3b411ad8cp-54},
    {0x1.efa1bee615a27p+0, 0x1.dc7f486a4b6b0p-54},
    {0x1.f252b376bba97p+0, 0x1.3a1a5bf0d8e43p-54},
    {0x1.f50765b6e4540p+0, 0x1.9d3e12dd8a18bp-54},
    {0x1.f7bfdad9cbe14p+0, -0x1.dbb12d006350ap-54},
    {0x1.fa7c1819e90d8p+0, 0x1.74853f3a5931ep-55},
    {0x1.fd3c22b8f71f1p+0, 0x1.2eb74966579e7p-57},
};
// E in g, times the largest g. Error 2^-64.7.
inline constexpr double kExp2[] = {0x1.62e42fefa39efp-1, 0x1.ebfbdff82c3fbp-3, 0x1.c6b08d7049f20p-5,
                                   0x1.3b2abd4b25a37p-7, 0x1.5d880578477e4p-10};

// The same for single precision. Error 2^-40.7.
inline constexpr double kExp2Single[] = {0x1.62e42fefa3734p-1, 0x1.ebfbeebeeef2fp-3, 0x1.c6b09b18507bcp-5};

}  // namespace acm::math
