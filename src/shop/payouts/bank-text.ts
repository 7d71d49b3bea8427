const plainSigns: Readonly<Record<string, string>> = {
  ...{ '\u2018': "'", '\u2019': "'", '\u02bc': "'", '\u00b4': "'", '\u2032': "'" },
  ...{ '\u201c': '"', '\u201d': '"', '\u201e': '"', '\u00ab': '"', '\u00bb': '"' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '-', '\u2013': '-', '\u2014': '-' },
  ...{ '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '\u200b': '', '\u2026': '...' },
}

/** Normalises text for payment orders: NFC, plain quotes, hyphens and spaces, and a single line. */
export function bankText(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/[^\u0020-\u007e]/gu, (sign) => plainSigns[sign] ?? sign)
  return composed.replaceAll(/\s+/g, ' ').trim()
}

/** True if Swiss banks accept all characters: Latin letters, including accented ones (Swiss Payment Standards). */
export function isBankText(text: string): boolean {
  return /^[\u0020-\u007e\u00a1-\u017f\u0218-\u021b\u20ac]*$/u.test(text)
}
