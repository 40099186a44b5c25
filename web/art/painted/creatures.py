"""Creatures in profile, looking right, feet on y = 0, box -52 -92 104 94: half again as large as men.

Whose it is shows on cloth, collar or belt and on the ring it stands on.
"""

from collections.abc import Callable

from pigments import OWNER, flat, ink, line, p, paint, rod, symbol

L = p("line")
W = 1.9


def dot(x: float, y: float, r: float, fill: str, extra: str = 'stroke="none"') -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" {extra}/>'


def disc(x: float, y: float, r: float) -> str:
    """The sun, gold ring inside."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{p("red")}"/><circle cx="{x:g}" cy="{y:g}" r="{r * 0.66:g}" fill="none" stroke="{p("gold")}" stroke-width="1.6"/>'


def both(body: str) -> str:
    return body + f'<g transform="scale(-1 1)">{body}</g>'


def eye(x: float, y: float, white: str = "linen", s: float = 1.0) -> str:
    return flat(
        f"M{x - 4 * s:g} {y:g}Q{x:g} {y - 3.6 * s:g} {x + 4.4 * s:g} {y + 0.6 * s:g}Q{x:g} {y + 2.8 * s:g} {x - 4 * s:g} {y:g}Z", p(white)
    ) + dot(x + 0.4, y, 1.5 * s, L)


def face(skin: str = "skin") -> str:
    """Human face looking right; hair line at x = 14."""
    return (
        paint("M12-74H27Q31-68 30.4-64L35-57.4Q34-55 31.4-55Q32-52.6 30.6-51.4Q31-47.6 26-46.6L14-47Z", p(skin))
        + eye(24.6, -64)
        + line("M20-68Q25-70.6 29.4-67.6M28-53.6L31-53.4", L, 1.4)
        + paint("M25-47L29.6-47.6L30.6-38L26.6-38Z", p("blue"))
    )


def nemes(a: str = "blue") -> str:
    return (
        paint("M30.4-66Q31-80 17-81.6Q0-82-1-64Q-1.6-50-5-40Q-3-34 6-33Q11-35 13-46L14-64Q20-68 30.4-66Z", p("gold"))
        + line(
            "M-1-60Q6-60 13.4-57M-1.6-53Q6-53 13-50.4M-3.4-46Q5-46 12.6-43.6M-4.4-40Q3-39.4 11-37.6M1-70Q6-78 15-79M5-66Q10-73.4 20-75.4",
            p(a),
            3,
        )
        + paint("M28-76Q33-84 30-88Q37-86 34-76Q33-72 30.6-70Z", p("gold"))
    )


LION_LIES = "M-45-9Q-48-36-24-39Q-6-41 8-44L22-40Q27-28 24-13L45-13Q50-11 49.6-4.6L49 0H-38Q-44-2-45-9Z"
LION_STANDS = "M-34-48Q-40-38-34-27L-40-6L-36 0H-25L-26-5L-20-23Q-2-17 10-22L9-5L13 0H24L22-5L25-27Q32-38 26-52Q10-55-10-51Q-26-54-34-48Z"


def lies() -> str:
    return (
        rod("M-42-10Q-54-12-52-25Q-50-31-45-29", p("ochre"), 3.2)
        + paint(LION_LIES, p("ochre"))
        + line("M-40-3Q-44-28-24-28Q-12-27-14-10L-22-1M-14-10H24M8-13Q2-24 10-38", p("ochre2"), 1.9)
        + line("M44-12V-1M39-12V-1", L, 1.2)
    )


def stands() -> str:
    return (
        rod("M-34-46Q-48-46-48-60Q-47-67-42-66", p("ochre"), 3.2)
        + paint("M-44-70Q-36-74-37-66Q-40-60-45-63Z", p("ochre2"))
        + paint("M-26-28L-20-5L-23 0H-12L-10-5L-13-26ZM12-26L22-6L19 0H32L34-5L22-28Z", p("ochre2"))
        + paint(LION_STANDS, p("ochre"))
        + line("M-34-30Q-26-44-16-36M22-30Q14-36 18-46", p("ochre2"), 1.9)
    )


def scarab() -> str:
    half = (
        paint("M9-45Q26-68 49-57Q50-40 37-27Q24-17 12-21Z", p("gold"))
        + paint("M10-42Q24-60 43-53Q42-42 33-33Q22-24 12-26Z", p("blue"))
        + paint("M11-39Q22-50 33-46Q32-40 26-36Q18-30 12-31Z", p("red"))
        + line("M45-57L35-44M49-48L34-39M44-35L31-34M34-25L26-31", L, 1.3)
        + rod("M10-54L20-62L14-73", p("black2"), 3)
        + rod("M13-20L24-12L22-2", p("black2"), 3.2)
        + rod("M8-9L15-4L13 1", p("black2"), 3)
    )
    return (
        both(half)
        + paint("M0-50C14-50 19-41 18-28C17-13 9-3 0-1C-9-3-17-13-18-28C-19-41-14-50 0-50Z", p("green"))
        + flat("M-2-48C-13-48-17-40-16-28C-15.4-18-11-10-5-6C-10-20-9-38-2-48Z", "#fff4")
        + line("M0-48V-2", p("gold"), 2.2)
        + line("M-15-22Q-8-18 0-18Q8-18 15-22M-12-12Q-6-9 0-9Q6-9 12-12", p("green2"), 1.8)
        + paint("M-15-46Q-16-60 0-60Q16-60 15-46Q8-43 0-43Q-8-43-15-46Z", OWNER)
        + paint("M-9-58L-11-65L-6-63L-4-68L0-65L4-68L6-63L11-65L9-58Q0-61-9-58Z", p("black2"))
        + disc(0, -78, 10)
    )


def scorpion() -> str:
    tail = [(-26, -19, 9), (-36, -31, 8.4), (-40, -46, 7.8), (-36, -60, 7.2), (-25, -70, 6.6), (-11, -74, 6.2)]
    out = rod("M-16-12L-26-8L-30 0M-6-10L-12-6L-14 1M6-10L4-5L3 1M16-12L22-6L24 1", p("red2"), 3)
    out += rod("M14-22Q24-36 34-36", p("red2"), 5) + paint("M32-42Q36-54 52-51Q46-47 43-43Q49-44 54-38Q47-29 36-31Q31-36 32-42Z", p("red"))
    out += "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{p("red")}"/>' for x, y, r in tail) + paint(
        "M-9-80Q4-82 8-72Q11-64 6-56Q3-63-3-66Q-10-68-9-80Z", p("gold")
    )
    out += (
        paint("M-30-12Q-30-27-10-29Q12-31 24-24Q31-19 27-11Q14-5-8-6Q-26-6-30-12Z", p("red"))
        + flat("M-28-13Q-10-8 27-12Q14-5-8-6Q-26-6-28-13Z", p("red2"))
        + line("M-18-26Q-14-17-18-8M-7-28Q-3-18-7-7M4-29Q8-18 4-7", L, 1.6)
    )
    out += (
        paint("M8-29Q20-29 25-23L22-16Q12-20 6-19Z", OWNER)
        + rod("M22-14Q30-18 35-16", p("red2"), 5)
        + paint("M33-22Q40-32 53-25Q46-23 44-20Q50-18 52-12Q42-6 35-12Q32-17 33-22Z", p("red"))
        + dot(22, -20, 2.6, p("gold"), "")
        + dot(22.4, -20, 1, L)
    )
    return out


def phoenix() -> str:
    return (
        paint("M-6-28Q-30-26-50-6Q-44-4-38-6Q-46 0-44 2Q-22 0 0-18Z", p("gold"))
        + line("M-10-24Q-28-18-42-4M-8-20Q-24-10-36-2", p("red"), 2.4)
        + paint("M-2-42Q-26-44-46-66Q-36-64-32-67Q-36-72-35-76Q-16-66-2-54Z", p("red2"))
        + line("M-40-64Q-26-52-10-47", p("gold"), 2)
        + rod("M1-18L-1 0M-5 1H5M10-18L12 0M8 1H18", p("gold"), 2.2)
        + paint("M-16-30Q-14-46 4-48Q20-50 22-36Q20-20 6-15Q-10-14-16-30Z", p("red"))
        + paint("M4-46Q20-46 22-62Q22-74 33-75Q39-74 39-69Q34-68 32-62Q30-48 20-34Z", p("red"))
        + paint("M36-75L52-70L37-67Z", p("gold"))
        + paint("M33-75Q24-92 12-86Q20-84 24-78Q16-80 12-76Q22-76 30-71Z", p("gold"))
        + eye(34, -71.6, "linen", 0.7)
        + paint("M16-47Q24-44 29-50L24-38Q18-36 13-40Z", OWNER)
        + paint("M14-38Q-2-44-14-60Q-24-74-24-92Q-16-84-12-83Q-14-90-11-92Q-2-80 6-74Q20-58 14-38Z", p("gold"))
        + paint("M12-40Q0-46-10-58Q-18-68-19-80Q-6-74 4-64Q14-54 12-40Z", p("red"))
        + paint("M10-43Q2-47-4-54Q-8-60-9-66Q2-62 7-55Q11-49 10-43Z", p("blue"))
        + line("M-20-88Q-14-72-6-64M-10-88Q-2-74 6-68", L, 1.3)
    )


def elephant() -> str:
    return (
        paint("M-24-28L-22 0H-8L-8-26ZM12-28V0H26L26-30Z", p("grey2"))
        + rod("M-38-48Q-46-40-44-26", p("grey"), 2.4)
        + paint(
            "M-40-42Q-40-66-14-68Q8-70 18-64Q26-74 38-71Q48-68 49-54L51-26Q52-17 55-17Q57-14 54-11Q46-9 44-18L40-38Q36-34 30-35L30 0H15V-24Q0-18-14-24L-16 0H-32L-33-27Q-40-32-40-42Z",
            p("grey"),
        )
        + paint("M18-67Q6-58 9-44Q14-32 25-38Q33-48 30-62Q26-68 18-67Z", p("grey2"))
        + paint("M41-42Q50-33 61-38Q54-25 40-33Z", p("linen"))
        + eye(38.6, -55, "linen", 0.8)
        + line("M47-40L50-41M48-33L51-34M49-26L51.6-27", p("grey2"), 1.5)
        + paint("M-30-65Q-8-71 9-68L7-42L3-38L-1-42L-5-38L-9-42L-13-38L-17-42L-21-38L-25-42L-30-38Z", OWNER)
        + line("M-30-49Q-10-52 8-50", p("gold"), 3)
        + paint("M-26-68V-88H-20V-83H-15V-88H-9V-83H-4V-88H2V-68Q-12-71-26-68Z", p("stone"))
        + line("M-24-77H0", p("red"), 3)
        + line("M-30 0V-3M-24 0V-3M18 0V-3M24 0V-3", L, 1.3)
    )


def coil(d: str, width: float, colour: str) -> str:
    return line(d, L, width + 3.8) + line(d, colour, width)


def snake() -> str:
    g = p("green")
    body = "M-50-22Q-52-8-36-8H26Q42-9 42-19Q41-28 26-29H-18Q-32-30-32-39Q-31-48-16-48L0-48Q16-50 14-64"
    return (
        coil(body, 13, g)
        + line(body, p("ochre"), 5.5, 'stroke-dasharray="5 4.5" stroke-linecap="butt"')
        + paint("M5-62Q4-80 18-84Q30-86 44-75Q50-72 48-69L30-67L44-60Q44-55 38-54Q22-54 14-57Q7-58 5-62Z", g)
        + flat("M30-67L44-60Q38-58 32-60Q28-62 30-67Z", p("red"))
        + paint("M42-70L40-63L37.6-69ZM34-68.5L32.6-63L30-67.6Z", p("linen"), 'stroke-width="1"')
        + eye(24, -76, "gold", 0.95)
        + line("M40-58L52-56M52-56L56-59M52-56L55-52", p("red"), 2)
        + line("M10-72Q14-66 12-60", p("green2"), 2)
        + paint("M4-62Q12-58 22-58L21-50Q12-50 5-54Z", OWNER)
    )


def sphinx() -> str:
    return lies() + paint("M6-44Q16-34 25-40L26-26Q16-20 4-30Z", OWNER) + nemes() + face()


def khnum() -> str:
    return (
        lies()
        + paint("M-2-46Q10-34 26-36L27-24Q10-18-6-32Z", OWNER)
        + paint("M-6-36Q-10-62 4-72Q14-80 26-74L44-58Q49-52 45-48Q42-46 38-47L28-46Q26-36 20-32Q6-28-6-36Z", p("linen"))
        + line("M0-40Q-2-54 6-62M8-36Q6-46 12-52", p("linen2"), 2.2)
        + paint(
            "M20-76Q2-86-8-70Q-16-52 0-44Q14-40 20-50Q23-60 13-61Q8-60 9-55Q2-55 3-63Q6-72 16-69Q28-65 27-51Q22-35 2-36Q-22-40-19-66Q-10-92 20-82Z",
            p("gold"),
        )
        + line("M-12-76L-6-71M-17-62L-9-60M-14-48L-6-50M0-39L2-45M17-40L14-46", p("gold2"), 1.6)
        + eye(29, -66, "linen", 0.9)
        + flat("M43-56L46-52L42-51Z", L)
        + line("M36-50L42-49.4", L, 1.3)
        + disc(14, -84, 7)
    )


def wing(a: str = "blue") -> str:
    return (
        paint("M14-46Q-4-48-18-60Q-34-74-36-92Q-26-86-20-87Q-22-91-20-93Q-4-86 8-76Q22-64 20-46Z", p("gold"))
        + paint("M16-46Q0-50-12-60Q-24-70-28-82Q-8-80 6-68Q18-58 16-46Z", p(a))
        + paint("M16-47Q6-50-2-56Q-10-62-13-69Q2-68 10-60Q17-54 16-47Z", p("red"))
        + line("M-34-89Q-26-78-14-70M-22-87Q-12-78-2-74", L, 1.3)
    )


def griffin() -> str:
    return (
        stands()
        + wing()
        + paint("M16-50Q14-66 18-76Q24-86 36-83Q44-80 45-72Q49-70 48-61Q45-65 41-64Q38-52 30-40Q20-38 16-50Z", p("linen"))
        + flat("M17-66Q19-84 34-83.5Q42-82 43-76Q34-78 30-72Q24-66 17-66Z", p("blue"))
        + paint("M42-77Q51-73 48-60Q45-65 40-64.6Z", p("gold"))
        + flat("M31-72Q35-76 40-71Q36-68 31-72ZM32-70Q34-62 39-60L33-60Q29-64 30-70Z", L)
        + paint("M15-56Q24-46 36-54L32-44Q24-38 15-44Z", OWNER)
        + paint("M30-84Q30-93 20-95Q23-90 21-87Q15-89 12-85Q17-83 18-76Z", p("blue"))
    )


def devourer() -> str:
    return (
        rod("M-40-40Q-50-36-48-28", p("grey2"), 2.6)
        + paint("M-30-26L-28 0H-13L-14-24ZM14-26L22-5L19 0H33L34-5L24-28Z", p("ochre2"))
        + paint("M-44-36Q-44-58-16-58Q4-60 16-56L14-22Q-8-16-18-22L-20 0H-37L-38-24Q-44-28-44-36Z", p("grey"))
        + paint("M2-58Q18-62 26-52L24-26L22-5L26 0H11L10-22Q0-30 2-58Z", p("ochre"))
        + paint("M-4-48L-8-54L-4-60L-6-68L2-70L4-78L12-76L20-82L26-74L30-50L26-32L20-36L14-28L8-34L0-34L0-42Z", p("ochre2"))
        + line("M4-62Q2-54 6-46M12-64Q10-52 14-42M6-40L4-36M18-46L16-38", p("ochre"), 2)
        + paint(
            "M10-66Q12-80 22-79Q26-85 31-77L46-72Q49-75 51-71L57-68Q60-64 56-61L34-60L54-53Q57-49 52-46Q34-42 22-46Q10-52 10-66Z",
            p("green"),
        )
        + flat("M34-60L54-53Q44-50 34-53Q28-56 34-60Z", p("red"))
        + flat("M56-61L53-56L50-61L47-56.5L44-60.6L41-56.6L38-60.4ZM52-53.6L50-58L46-55L43-59L40-57L36-59L38-57Z", p("linen"))
        + eye(27, -74, "gold", 0.85)
        + line("M14-64Q18-58 16-52M20-66Q24-60 22-52", p("green2"), 2)
        + paint("M-38-57Q-20-62-6-59L-8-40L-13-36L-18-40L-23-36L-28-40L-36-38Z", OWNER)
        + line("M-36-46Q-20-50-8-47", p("gold"), 2.6)
    )


def vulture() -> str:
    half = (
        paint("M4-54Q18-78 40-74Q52-70 51-52Q50-30 44-10Q40-18 36-14Q34-22 29-16Q27-24 22-19Q20-26 15-22L6-26Z", p("black2"))
        + paint("M5-52Q18-70 36-67Q46-64 45-50Q44-40 40-34Q30-40 20-36Q12-34 6-34Z", p("blue"))
        + paint("M6-50Q16-62 30-60Q38-58 37-50Q34-46 28-46Q16-46 6-40Z", p("red"))
        + line("M44-36Q44-24 43-16M37-36Q37-26 36-20M30-37Q30-28 29-22M23-36Q23-28 22-24", L, 1.3)
        + line("M6-38Q18-46 40-42", p("gold"), 2)
        + rod("M4-18L9-6", p("gold"), 2.4)
        + f'<circle cx="11" cy="-2" r="4.6" fill="none" stroke-width="4.4"/><circle cx="11" cy="-2" r="4.6" fill="none" stroke="{p("gold")}" stroke-width="2.2"/>'
    )
    return (
        both(half)
        + paint("M-7-22L-13-1L-6-4L0 0L6-4L13-1L7-22Z", p("black2"))
        + paint("M-9-58Q0-64 9-58Q13-36 0-16Q-13-36-9-58Z", p("linen"))
        + line("M-6-50Q0-46 6-50M-7-42Q0-38 7-42M-5-34Q0-30 5-34", p("blue"), 2.2)
        + paint("M-9-58Q0-50 9-58Q6-66 0-66Q-6-66-9-58Z", OWNER)
        + paint("M-4-62Q-8-76 0-82Q8-86 14-80Q16-76 14-73Q8-72 6-62Z", p("skin2"))
        + paint("M12-82Q22-80 21-70Q18-74 12-73Z", p("gold"))
        + eye(7.6, -77.6, "linen", 0.75)
    )


def crocodile() -> str:
    return (
        paint("M-24-16L-30-4L-34 0H-19L-14-12ZM6-16L4-4L1 0H15L18-14Z", p("green2"))
        + paint(
            "M-52-60L-44-54L-49-48L-40-44L-44-36L-35-34L-34-44L-27-35L-22-45L-15-38L-9-47L-2-39L4-45L9-38L0-24L-30-22L-46-32Z", p("green2")
        )
        + paint(
            "M-56-64Q-46-56-44-44Q-42-32-32-29Q-16-40 8-37Q18-42 24-36Q29-44 33-36L52-46Q58-45 57-39L34-24L56-19Q58-14 53-11L26-11Q0-4-24-9Q-46-12-53-34Q-56-48-56-64Z",
            p("green"),
        )
        + flat("M34-24L56-19Q46-16 36-18Q30-20 34-24Z", p("red"))
        + flat("M56-38.6L55.6-32L51.4-35.6L50-29L46-32.4L44-26L40-28.6L38-24ZM55-19.2L52-25L48-21L45-26L41-22Z", p("linen"))
        + line("M-40-20Q-20-8 24-14", p("ochre"), 3.2)
        + line(
            "M-52-46L-46-48M-50-36L-44-38M-43-26L-38-30M-30-26Q-25-19-29-11M-18-31Q-13-20-17-11M-4-33Q1-22-3-10M9-33Q14-22 10-10",
            p("green2"),
            2,
        )
        + eye(27, -34, "gold", 0.9)
        + paint("M13-39L20-38.4L22-10L15-9Z", OWNER)
        + paint("M-16-14L-20-4L-24 0H-8L-6-12ZM16-13L15-4L12 0H27L28-12Z", p("green"))
    )


def cobra() -> str:
    b = p("ochre")
    return (
        coil("M-44-18Q-48-7-34-7H32Q44-8 43-16Q41-23 28-22H-8", 12, b)
        + line("M-30-7H30M-4-22H28", p("red"), 2.4, 'stroke-dasharray="5 6"')
        + paint("M-12-16Q-8-24-16-32Q-32-44-29-60Q-25-78-4-80Q20-80 25-62Q28-44 14-32Q8-24 12-16Z", b)
        + paint("M-5-16Q-3-26-10-34Q-22-46-20-59Q-17-70-4-71Q13-71 16-60Q18-46 8-34Q3-26 5-16Z", p("blue"))
        + line("M-18-62H14M-19-54H15M-16-46H12M-11-38H8M-5-30H4M-4-23H4", p("gold"), 2.8)
        + paint("M-8-60Q-1-66 5-60Q5-48-2-40Q-9-48-8-60Z", OWNER)
        + paint("M-14-76Q-14-92 4-92Q20-90 30-81Q33-76 27-74Q14-73 10-68Q-2-62-14-76Z", b)
        + eye(9, -84, "linen", 0.95)
        + line("M28-78L38-75M38-75L43-78M38-75L42-71", p("red"), 2)
        + line("M18-77L28-78", L, 1.4)
    )


def osiris() -> str:
    v = OWNER
    return (
        paint("M-13-57Q-17-30-12-6L-13-2Q-12 0-9 0H20Q22-3 18-5L13-8Q16-34 14-57Q0-62-13-57Z", p("linen"))
        + line("M-14-40L14-30M-15-30L14-20M-14-20L13-10M-13-30L14-42M-14-20L15-32M-13-10L14-22", p("linen2"), 1.6)
        + paint("M-13-27H15V-21H-13Z", v)
        + paint("M-2-21H5L6-4H-3Z", v)
        + line("M-2-16H5M-2-10H5.5", p("gold"), 1.8)
        + paint("M-12-58Q0-44 13-58Q0-63-12-58Z", p("gold"))
        + line("M-8.6-56Q0-47 9.6-56", p("blue"), 2.2)
        + rod("M-14-30L14-58Q20-64 25-59Q27-54 22-52", p("gold"), 2.6)
        + rod("M14-30L-12-54L-20-56", p("gold"), 2.4)
        + rod("M-20-56L-26-44M-20-56L-22-42M-20-56L-17-44", p("red"), 1.6)
        + rod("M-11-50L2-38M12-50L-1-38", p("green"), 4.6)
        + paint("M-6-58Q-10-66-7-74H8L11-66L13.4-63Q13-61 11.4-61Q11.6-56.6 7-56Z", p("green"))
        + eye(6.4, -67.4, "linen", 0.72)
        + paint("M6-56L11-57L13-47L9-47Z", p("blue"))
        + paint("M-9-73Q-14-84-18-84Q-14-92-7-91Q-8-82-4-74ZM9-74Q14-84 19-84Q15-92 8-91Q9-82 5-74Z", p("red"))
        + paint("M-9-73Q-9-84-4-93Q0-99 4-93Q10-84 10-73Q0-76-9-73Z", p("linen"))
        + line("M-9-73Q0-76 10-73", p("gold"), 2.6)
        + dot(0.5, -97, 3, p("gold"), "")
    )


def new_sphinx() -> str:
    v = OWNER
    return (
        rod("M-32-4Q-48-2-50-16Q-50-24-44-24", p("ochre"), 3.2)
        + paint("M4-40Q-16-40-30-54Q-46-70-50-88Q-38-84-33-86Q-36-91-34-94Q-18-86-6-74Q6-62 4-40Z", p("violet"))
        + paint("M3-41Q-12-43-24-54Q-36-66-40-78Q-22-74-8-64Q4-54 3-41Z", p("gold"))
        + paint("M2-42Q-8-44-15-51Q-22-58-25-65Q-12-63-4-56Q2-50 2-42Z", p("violet2"))
        + line("M-47-84Q-38-72-28-66M-34-86Q-24-76-14-71", L, 1.3)
        + paint("M-36 0Q-44-22-28-34Q-12-40-6-56H20Q25-30 25-6L32-4Q34-2 33 0H8L8-20Q2-10 0 0Z", p("ochre"))
        + line("M-30-2Q-36-22-20-26Q-6-27-8-10M8-20Q10-34 4-44", p("ochre2"), 2)
        + paint("M-2-48Q12-38 26-44L26-32Q12-26-6-38Z", v)
        + paint("M30.4-66Q31-80 17-81.6Q0-82-1-64Q-1.6-50-5-42Q0-38 8-40Q12-42 13-48L14-64Q20-68 30.4-66Z", p("violet"))
        + line("M-1-60Q6-60 13.4-57M-1.6-53Q6-53 13-50.4M-3.4-46Q5-46 12-44M1-70Q6-78 15-79M5-66Q10-73.4 20-75.4", p("gold"), 2.4)
        + paint("M28-76Q33-84 30-88Q37-86 34-76Q33-72 30.6-70Z", p("gold"))
        + face("skin2")
    )


def mummy() -> str:
    s = p("linen")
    return (
        paint("M-3-2L2-24L12-22L20-3Q22 0 19 0H0Z", p("linen2"))
        + rod("M4-54L30-58L40-56", s, 7)
        + paint("M-15-60Q-20-40-14-22L-16 0H0L2-20L9-24Q16-28 16-40Q18-52 13-60Q0-68-15-60Z", s)
        + line("M-17-50L15-42M-17-42L15-52M-16-33L15-33M-14-24L12-28M-15-14L1-10M-15-6L0-3M4-14L14-12", p("linen2"), 2)
        + paint("M-10-60Q-16-84 2-88Q19-88 19-74Q19-64 10-58Q0-55-10-60Z", s)
        + line("M-11-70L16-62M-11-78L4-66M-6-85L18-80M4-60L18-68", p("linen2"), 2)
        + flat("M3-76L19-75L18-70L4-70Z", L)
        + dot(12, -73, 2.6, p("gold"))
        + paint("M-15-59Q0-46 14-59L13-50Q0-40-15-50Z", OWNER)
        + line("M-13-54Q0-43 13-54", p("gold"), 2)
        + rod("M2-46L24-44L36-40", s, 7.4)
        + line("M12-49L14-42M20-48L22-41M28-46L30-38M18-61L20-54M28-61L30-54", p("linen2"), 1.8)
        + paint("M-8-79Q-2-90 9-88Q19-86 19-78Q6-84-10-76Z", p("gold"))
        + paint("M17-84Q22-90 20-95Q26-92 24-84Q22-80 19-79Z", p("gold"))
        + paint("M22-40L20-26L24-27L26-20L29-38ZM-14-26L-24-14L-19-14L-22-6L-11-20Z", s)
    )


ALL: dict[str, Callable[[], str]] = {
    "scarab": scarab,
    "scorpion": scorpion,
    "phoenix": phoenix,
    "elephant": elephant,
    "snake": snake,
    "sphinx": sphinx,
    "mummy": mummy,
    "khnum": khnum,
    "griffin": griffin,
    "devourer": devourer,
    "vulture": vulture,
    "crocodile": crocodile,
    "cobra": cobra,
    "osiris": osiris,
    "new_sphinx": new_sphinx,
}


def base() -> str:
    """The ring a creature stands on: colour of its controller, ivory and dark like a badge."""
    return f'<ellipse cx="0" cy="1" rx="38" ry="9.5" fill="{p("line")}"/><ellipse cx="0" cy="0" rx="36" ry="8" fill="{OWNER}" stroke="{p("linen")}" stroke-width="2"/>'


def sprite() -> str:
    return "".join(symbol(f"cr-{name}", ink(draw(), W)) for name, draw in ALL.items()) + symbol("cr-base", base())
