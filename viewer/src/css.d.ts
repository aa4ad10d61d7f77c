// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Style sheets as texts, as Vite gives them.
declare module '*.css?inline' {
  const text: string;
  export default text;
}
