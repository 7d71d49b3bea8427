const signs = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

/** @example plainText('<p>Salary &amp; rent.</p><p>One canton.</p>') // 'Salary & rent. One canton.' */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => signs.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
