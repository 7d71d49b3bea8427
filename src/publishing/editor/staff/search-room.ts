/** Number of characters of a title and a description that search engines usually show. */
export const titleRoom = 60
export const descriptionRoom = 160

/** Shortens at a word boundary. @example shownInResults('Pillar 3a in 2026: limits', 20) // 'Pillar 3a in 2026 …' */
export function shownInResults(text: string, room: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= room) return plain
  const cut = plain.slice(0, room - 1)
  const whole = /\s/.test(plain.charAt(room - 1)) ? cut : cut.replace(/\s+\S*$/, '')
  return `${(whole || cut).replace(/[\s,;:.–-]+$/, '')} …`
}
