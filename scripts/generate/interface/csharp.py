# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""bindings/csharp/src/Acmotion/Generated: enumerations, structs, commands and the declarations of all functions.

Names and types follow from the headers; the tables below say where C# wants others.
"""
import re
import textwrap

from .text import Names, beyond_enum, owner_and_verb, pascal, sentence, translated

FOLDER = "bindings/csharp/src/Acmotion/Generated"
LICENCE = """// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
"""
START = f"""{LICENCE}// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
"""
# By hand, for World; Server has the same.
ORDERS = "bindings/csharp/src/Acmotion/World.Orders.cs"
# The high bits of commands (docs/behaviour/commands.md) and what the first that fits says.
CLASSES = {0x84000000: "A toggle: bodies do nothing", 0x80000000: "A style: a stance, which chooses other motions",
           0x60000000: "A cycle, or a modifier of another: it plays until it is stopped",
           0x40000000: "A cycle: it plays until another takes its place",
           0x20000000: "A modifier: velocities that are added to a cycle",
           0x12000000: "An action, and a chat emote: it plays once, and is refused in combat",
           0x10000000: "An action: it plays once", 0x08000000: "A command of the user interface: bodies do nothing"}

# Enumerations, and by their prefix those without a name in C.
ENUM_NAMES = {"acm_numbering": "CommandNumbering", "acm_load": "AssetLoad", "ACM_STATE_": "PhysicsState",
              "ACM_MOVE_": "MovementFlags", "acm_field_kind": "WireFieldKind"}
# Those that no field holds, where functions take or give them as int.
SIGNED_ENUMS = {"acm_timestamp", "acm_graph_format", "acm_gltf_lines_kind", "acm_capture_step", "acm_replay_format"}
# Structs and enumerations that no public class shows: what C# writes in another form.
INTERNAL_ENUMS = {"acm_gltf_lines_kind", "acm_capture_step", "acm_motion_list", "acm_appearance_limit"}
NATIVE = {f"acm_{name}" for name in """
    error container_change hook_value hook_fields pose_buffer timeline outbound difference wire_field lint_rule
    lint_finding gltf_import_options gltf_animation scenario_errors captured_message capture_error message_field
    message_summary appearance look_part image_options image_info mesh_info object_inside
    """.split()}
# Structs that C# has already, or writes by hand.
WRITTEN = {"acm_vec3": "Vector3", "acm_plane": "Plane", "acm_frame": "Frame", "acm_quat": "NativeQuaternion"}
NAMES = {"acm_range": "AssetRange", "acm_setup": "SetupFacts"}
# What programs see where comments name these.
SHOWN = {"acm_error": "AcmotionException", "acm_surface_material": "Material.OfSurface"}
PLAIN = {"uint8_t": "byte", "int8_t": "sbyte", "uint16_t": "ushort", "int32_t": "int", "uint32_t": "uint",
         "uint64_t": "ulong", "float": "float", "double": "double", "size_t": "nuint", "char": "byte",
         "acm_command": "MotionCommand", "acm_bool": "bool"}
# What the comments of orders begin with.
TAKERS = {"both": "A world or a server takes it", "body": "A world takes it", "server": "A server takes it"}
# What functions that fill in defaults take beside the struct.
INIT_ARGUMENTS = {"acm_order": ("OrderType type", ", (uint)type"), "acm_message": ("uint opcode", ", opcode")}


def words(name):
    return " ".join(name.split("_")).capitalize()


def struct_name(c):
    native = "Native" if c in NATIVE else ""
    return WRITTEN.get(c) or NAMES.get(c) or native + pascal(c)


def documented(text, indent):
    """A text as the documentation of what follows."""
    one = f"{indent}/// <summary>{text}</summary>\n"
    if len(one) <= 120:
        return one
    lines = textwrap.wrap(text, 111, break_long_words=False, break_on_hyphens=False)
    return f"{indent}/// <summary>\n" + "".join(f"{indent}/// {line}\n" for line in lines) + f"{indent}/// </summary>\n"


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


class Printer(Names):
    def __init__(self, model):
        self.model = model
        self.enums = {e.name or e.prefix: e for e in model.enums}
        given = (p.type.base for f in model.functions for p in f.parameters if p.direction != "out")
        self.inputs = model.with_inner(given)
        order = model.structs.get("acm_order")
        self.order_fields = {f.name: f for f in order.fields if f.name not in ("size", "type")} if order else {}
        # What the types of the event say by the name of its member alone.
        self.members = {m.name: f"{model.structs[m.type.base].doc} See acm_event.{m.name}"
                        for s in model.structs.values() if s.union for m in s.union.members if not m.type.length}

    def enum_name(self, key):
        return ENUM_NAMES.get(key) or pascal(key)

    def summary(self, text, fallback, indent):
        """A comment of a header as documentation, with its references in C#'s names."""
        if not text:
            text = fallback
        elif not text[:1].isupper() and indent:  # the rest of a sentence that the field begins
            text = f"{fallback}: {text}"
        text = translated(self.model, escaped(text), self).replace("ACM_WHOLE_BODY", "<c>Particles.WholeBody</c>")
        return documented(sentence(text), indent)

    def struct(self, name, field):
        shown = SHOWN.get(name) or struct_name(name).removeprefix("Native")
        return f"<c>{shown}{'.' + pascal(field) if field else ''}</c>"

    def enum(self, enum):
        return f'<see cref="{self.enum_name(enum.name or enum.prefix)}"/>'

    def constant(self, enum, constant):
        return f"<c>{self.enum_name(enum.name or enum.prefix)}.{pascal(enum.short(constant))}</c>"

    def function(self, name):
        owner, verb = owner_and_verb(self.model, name)
        return f"<c>{SHOWN.get(name) or pascal(owner or 'library') + '.' + pascal(verb)}</c>"

    def field(self, name):
        return f"<c>{pascal(name)}</c>"

    def order_doc(self, enum, constant):
        """both: motion, parameters -> A world or a server takes it, with Motion, Parameters"""
        taker, _, rest = constant.doc.partition(":")
        if enum != "acm_order_type" or taker not in TAKERS:
            return ""
        begins_with_field = re.split(r"\W", rest.strip())[0] in self.order_fields
        for field in (*self.order_fields, "parameters.desired_heading") if begins_with_field else ():
            path = ".".join(pascal(part) for part in field.split("."))
            rest = re.sub(rf"(?<![\w.]){re.escape(field)}(?![\w.])", path, rest)
        return TAKERS[taker] + (f", with{rest}" if begins_with_field else f":{rest}" if rest else "")

    def orders_with(self, field):
        """The orders for which a field of an order counts."""
        types = self.enums["acm_order_type"]
        return ", ".join(pascal(types.short(c)) for c in types.constants
                         if re.search(rf"\b{pascal(field)}\b", self.order_doc("acm_order_type", c)))

    def enum_type(self, key):
        enum = self.enums[key]
        fields = (f for s in self.model.structs.values() for _, f in s.paths() if self.model.enum_of(f) is enum)
        holder = next((PLAIN[f.type.base] for f in fields), None)
        return holder or ("int" if key in SIGNED_ENUMS else "uint")

    def enums_file(self, header, namespace):
        yield f"{START}using System;\n\nnamespace {namespace};\n"
        for key, enum in self.enums.items():
            if enum.header != header:
                continue
            name = self.enum_name(key)
            yield "\n" + self.summary(enum.doc, words(name), "")
            access = "internal" if key in INTERNAL_ENUMS else "public"
            flags = "[Flags]\n" if enum.is_flags else ""
            yield f"{flags}{access} enum {name} : {self.enum_type(key)}\n{{\n"
            for constant in enum.constants:
                short = enum.short(constant)
                doc = self.members.get(constant.doc) or self.order_doc(key, constant) or constant.doc
                yield self.summary(doc, words(short), "    ") + f"    {pascal(short)} = {constant.spelling},\n"
            yield "}\n"

    def field_type(self, field):
        enum = self.model.enum_of(field)
        if enum and not field.type.length:
            return self.enum_name(enum.name or enum.prefix)
        if field.type.pointers:
            return "byte*" if field.type.base == "char" else "void*"
        return self.plain(field.type.base) or struct_name(field.type.base)

    def plain(self, base):
        alias = self.model.aliases.get(base)
        if base in PLAIN or not alias:
            return PLAIN.get(base)
        return "nint" if alias.type.is_callback else PLAIN[alias.type.base]

    def print_field(self, struct, field, is_input):
        kind, name, length = self.field_type(field), pascal(field.name), field.type.length
        if kind == "Event" or name == struct_name(struct.name):
            name += "Value"
        if length and kind.startswith("Native"):
            return "".join(f"    internal readonly {kind} {name}{i};\n" for i in range(length))
        if length:
            return f"    internal fixed {kind} _{field.name}[{length}];\n"
        if struct.name in NATIVE:
            return f"    internal {kind} {name};\n"
        if field.is_reserved or (field.name == "size" and is_input) or kind.endswith("*") or kind == "NativeQuaternion":
            return f"    internal {'' if is_input else 'readonly '}{kind} _{field.name};\n"
        text = self.field_summary(field)
        return text + (f"    public {kind} {name};\n" if is_input else f"    public {kind} {name} {{ get; }}\n")

    def field_summary(self, field):
        doc = beyond_enum(self.model, field)
        if field.type.base.endswith("_event"):
            doc = self.model.structs[field.type.base].doc
        if not doc and self.order_fields.get(field.name) is field:
            doc = f"{words(field.name)}: of {self.orders_with(field.name)}"
        if field.type.base == "acm_bool":
            doc = re.sub(r"\b0(?=:| for )", "false", doc).replace("1:", "true:")
        return self.summary(doc, words(field.name), "    ")

    def constructor(self, struct, name):
        argument, passed = INIT_ARGUMENTS.get(struct.name, ("", ""))
        default = "" if argument else (
            "\n    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>\n"
            f"    public static {name} Default => new {name}();\n")
        return (f"\n    /// <summary>Filled in with the library's defaults.</summary>\n"
                f"    public {name}({argument})\n    {{\n        this = default;\n        "
                f"fixed ({name}* self = &this) NativeMethods.{struct.init.name}(self{passed});\n    }}\n{default}")

    def print_struct(self, struct):
        if struct.union:
            return self.print_event(struct)
        name, is_input = struct_name(struct.name), struct.name in self.inputs
        is_internal = struct.name in NATIVE
        body = "".join(self.print_field(struct, field, is_input) for field in struct.fields)
        unsafe = "unsafe " if "*" in body or "fixed" in body or struct.init else ""
        readonly = "" if is_input or "fixed " in body or is_internal else "readonly "
        if "fixed " in body and not is_input and not is_internal:
            body = body.replace("{ get; }", "{ get; internal set; }")
        if struct.init and not is_internal:
            body += self.constructor(struct, name)
        return (f"{self.summary(struct.doc, words(struct.name.removeprefix('acm_')), '')}"
                "[StructLayout(LayoutKind.Sequential)]\n"
                f"{'internal' if is_internal else 'public'} {readonly}{unsafe}partial struct {name}\n{{\n{body}}}\n")

    def print_event(self, struct):
        """The one struct with a union."""
        flat = [(self.field_type(f), f) for f in struct.fields if not f.members]
        flat += [(struct_name(m.type.base), m) for m in struct.union.members if not m.type.length]
        fields = "".join(f"    [FieldOffset({f.offsets[0]})] private readonly {kind} {private(f.name)};\n"
                         for kind, f in flat)
        names = {f.name: pascal(f.name) for _, f in flat}
        properties = "".join(f"\n{self.field_summary(f)}    public {kind} {names[f.name]} => {private(f.name)};\n"
                             for kind, f in flat)
        return (f"{self.summary(struct.doc, '', '')}[StructLayout(LayoutKind.Explicit, Size = {struct.sizes[0]})]\n"
                f"public readonly struct {struct_name(struct.name)}\n{{\n{fields}{properties}}}\n")

    def layouts_file(self, header, namespace):
        yield (f"{START}using System.Numerics;\nusing System.Runtime.InteropServices;\n\n"
               "// Fields of native memory are never assigned here, and some exist for their place alone.\n"
               f"#pragma warning disable CS0649, CS0169, IDE0051\n\nnamespace {namespace};\n")
        yield from ("\n" + self.print_struct(s) for s in self.model.structs.values()
                    if s.header == header and s.name not in WRITTEN)

    def argument(self, parameter, function):
        kind = parameter.type
        stars = "*" * len(kind.pointers)
        if kind.base in self.model.handles:
            one = "nint" if function.name.endswith("_free") else pascal(kind.base) + "Handle"
            return "nint*" if len(kind.pointers) == 2 else one
        if kind.base == "void":
            return "NativeHandle" if parameter.name in ("of", "a", "b") else "void" + stars
        if kind.base == "acm_bool" and not stars:
            return "byte"
        return (self.plain(kind.base) or struct_name(kind.base)) + stars

    def print_function(self, function):
        names = ((f"@{p.name}" if p.name in ("from", "out", "of", "object", "base") else p.name, p)
                 for p in function.parameters)
        arguments = ", ".join(f"{self.argument(p, function)} {name}" for name, p in names)
        result = function.result
        kind = "byte" if result.base == "acm_bool" else "void" if result.base == "void" else self.plain(result.base)
        line = f"    internal static extern {kind}{'*' * len(result.pointers)} {function.name}({arguments});"
        doc = documented(escaped(function.doc), "    ") if function.doc else ""
        return (f"\n{doc}    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]\n"
                + "\n".join(textwrap.wrap(line, 119, subsequent_indent=" " * 8, break_on_hyphens=False)) + "\n")

    def functions_file(self, header, using, constants=""):
        body = "".join(self.print_function(f) for f in self.model.functions if f.header == header)
        body = constants + (body if constants else body[1:])
        yield (f"{START}using {using};\nusing System.Runtime.InteropServices;\n\nnamespace Acmotion;\n\n"
               "// The functions of the C interface by its own names. All arguments are blittable or handles.\n"
               f"internal static unsafe partial class NativeMethods\n{{\n{body}}}\n")

    def commands_file(self):
        yield (f"{START}namespace Acmotion;\n\n/// <summary>\n/// All motion commands, by the client's names. The high "
               "byte holds class bits: 0x80 style, 0x40 cycle, 0x20\n/// modifier, 0x10 action. Which of them a body "
               "can do is a matter of its motion table.\n/// </summary>\n"
               "public enum MotionCommand : uint\n{\n    /// <summary>No command.</summary>\n    None = 0,\n")
        for name, value in self.model.commands.items():
            if not name[0].isdigit():  # "2HandedSwordCombat" has another name for C++ too
                yield documented(f"{command_class(value)} (0x{value:08X}).", "    ")
                yield f"    {name} = 0x{value:08X},\n"
        for name, command in self.model.command_aliases.items():
            number = command if not command[0].isdigit() else f"0x{self.model.commands[command]:08X}"
            other = f'Another name of <see cref="{command}"/>' if number == command else number
            yield f"    /// <summary>{other}.</summary>\n    {name} = {number},\n"
        yield "}\n"


def command_class(value):
    if not value & 0xFFFF:
        return "No command"
    return next(text for bits, text in CLASSES.items() if value & bits == bits)


def server_orders(root):
    """The methods of World that take the same for a Server, where the tree has them."""
    path = root / ORDERS
    if not path.exists():
        return {}
    _, using, body = re.split(r"(?<=MIT\n)|(?=\nnamespace )", path.read_text(encoding="utf-8"))
    verbs = "|".join(set(re.findall(r"public \w+ (\w+)\(uint guid", body)))
    body = re.sub(r"// The orders that.*?(?=public )", "", body, flags=re.S).replace("class World", "class Server")
    body = re.sub(rf"\bworld\.(?=(?:{verbs})\()", "server.", body).replace("world.GetState", "server.World.GetState")
    return {f"{FOLDER}/Server.Orders.cs":
            f"{LICENCE}// Written by scripts/generate/bindings.py from {ORDERS}.\n#nullable enable\n{using}{body}"}


def macros(model):
    return "".join(f"    internal const uint {pascal(name.removeprefix('ACM_'))} = {value};\n"
                   for name, value in model.macros.items())


def private(name):
    return "_" + pascal(name)[0].lower() + pascal(name)[1:]


def files(model, root):
    printer = Printer(model)
    texts = {
        "Enums.cs": printer.enums_file("acmotion.h", "Acmotion"),
        "MotionCommand.cs": printer.commands_file(),
        "Layouts.cs": printer.layouts_file("acmotion.h", "Acmotion"),
        "NativeMethods.cs": printer.functions_file("acmotion.h", "System.Numerics",
                                                   '    private const string Name = "acmotion";\n' + macros(model)),
        "Inspection/Enums.cs": printer.enums_file("inspect.h", "Acmotion.Inspection"),
        "Inspection/Layouts.cs": printer.layouts_file("inspect.h", "Acmotion.Inspection"),
        "Inspection/NativeMethods.cs": printer.functions_file("inspect.h", "Acmotion.Inspection"),
    }
    return {f"{FOLDER}/{name}": "".join(text) for name, text in texts.items()} | server_orders(root)
