const blockEnd = /<\/(?:p|li|h\d|tr|blockquote|pre)>/
const inline = /<\/?(?:a|abbr|b|code|del|em|i|s|small|span|strong|sub|sup)\b[^>]*>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export function plainParagraphs(html: string): string[] {
  return html
    .split(blockEnd)
    .map((part) =>
      part
        .replace(inline, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
        .replace(/[ \t\n]+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
}

const wordsPerMinute = 200

export function readingMinutes(html: string): number {
  const words = plainParagraphs(html).join(' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}
