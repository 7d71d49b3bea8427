// Matches characters not allowed in QR-bills (Implementation Guidelines 2.3, annex) and pain.001 (SPS): the same set.
const outbound = /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]/u

/** Replacements that banks accept. Other characters only lose accents, ligatures and full widths (NFKD). */
const signs: Readonly<Record<string, string>> = {
  ...alternatives("'", '’‘‚‛′ʹʻʼʽˈ＇'),
  ...alternatives('"', '“”„‟″〝〞'),
  ...alternatives('-', '‐‑‒–—―−﹘﹣－'),
  ...{ '‹': '<', '›': '>', '⁄': '/', '∕': '/', '•': '·', '‧': '·', ƒ: 'f', ẞ: 'SS', ə: 'e', Ə: 'E' },
}

/** Cyrillic transliteration used in passports (ICAO 9303-3, section 6 B). Where languages differ, Russian applies. */
const cyrillic: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    ѓ: 'g',
    ђ: 'd',
    е: 'e',
    ё: 'e',
    є: 'ie',
    ж: 'zh',
    з: 'z',
    ѕ: 'dz',
  },
  ...{
    и: 'i',
    і: 'i',
    ї: 'i',
    й: 'i',
    ј: 'j',
    к: 'k',
    ќ: 'k',
    л: 'l',
    љ: 'lj',
    м: 'm',
    н: 'n',
    њ: 'nj',
    о: 'o',
    п: 'p',
  },
  ...{ р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ў: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', џ: 'dz', ш: 'sh', щ: 'shch' },
  ...{ ъ: 'ie', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia' },
}

/**
 * Transliterates Cyrillic, removes emoji and replaces other unknown characters by a full stop.
 * @example bankCharacters('Rue de l’Île – “B”') // 'Rue de l\'Île - "B"'
 */
export function bankCharacters(text: string): string {
  const written = Array.from(oneLine(text), (character) => {
    const folded = fold(character)
    return folded === null ? (romanised(character) ?? (isPicture(character) ? '' : '.')) : folded
  })
  return written.join('').replaceAll(/ +/g, ' ').trim()
}

/** @example unwritableIn('Ольга 王') // ['О', 'л', 'ь', 'г', 'а', '王']; forms reject them */
export function unwritableIn(text: string): string[] {
  return [...new Set(Array.from(oneLine(text)).filter((character) => fold(character) === null))]
}

function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\u0085]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
}

function fold(character: string): string | null {
  if (!outbound.test(character)) return character
  const sign = signs[character]
  if (sign !== undefined) return sign
  const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const isLatin = plain === '' ? /\p{M}/u.test(character) : !outbound.test(plain)
  return isLatin ? plain : null
}

function romanised(character: string): string | null {
  const lower = character.toLowerCase()
  const latin = cyrillic[lower]
  if (latin === undefined) return null
  return lower === character ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
}

function isPicture(character: string): boolean {
  return /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u.test(character)
}

function alternatives(plain: string, characters: string): Record<string, string> {
  return Object.fromEntries(Array.from(characters, (character) => [character, plain]))
}
