"""Divine intervention cards outside battle (section 12): drawing, playing, the Veto window, what each effect does."""
