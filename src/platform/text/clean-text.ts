const keepsJoiner =
  '\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Malayalam}\\p{Script=Sinhala}'
// Emoji and these scripts need invisible joiner characters. Elsewhere joiners are removed, because two texts could look
// the same but differ.
const uselessJoiner = new RegExp(`(?<![${keepsJoiner}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${keepsJoiner}])`, 'gu')
const invisible =
  /\u034f|\u180e|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '').replace(uselessJoiner, '')
}

/** Prepares text for storage: one kind of line break, no control or invisible characters, trimmed. */
export function cleanText(text: string): string {
  return withoutInvisible(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))
    .toWellFormed()
    .trim()
}

/**
 * Removes spaces and thousands separators. A comma that does not separate thousands stays: it may be a decimal sign.
 * @example ungrouped('1,234.50') // '1234.50'
 */
export function ungrouped(submitted: string): string {
  return submitted
    .replace(/[\s'’]/g, '')
    .replace(/^-?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/, (grouped) => grouped.replaceAll(',', ''))
}
