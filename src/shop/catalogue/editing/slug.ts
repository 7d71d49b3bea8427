/** @example slugOf('Säule 3a: Prüfung') // 'saule-3a-prufung' */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
}

export function freeId(requested: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? requested : `${requested}-${number}`
    if (!taken.includes(id)) return id
  }
}
