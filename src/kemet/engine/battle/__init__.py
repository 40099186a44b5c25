"""The battle (section 10): one order for all games (`order`), two forces, every step by name.

A step that belongs to a module finds nothing to do without it. The base game is the case of one seat per force.
"""
