const delimiters = [',', ';', '\t', '|']
const maxRecords = 200

/** Whether a text is CSV, not markup or a script: two or more records, most with the same number (2+) of fields. */
export function looksLikeCsv(text: string, isWhole: boolean): boolean {
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (/^(<|#!|%!|\{|\[|\/\*|\/\/)/.test(start)) return false
  if (/<\s*(!doctype|\?xml|\?php|html|head|body|script|svg|iframe|object|embed|meta|style)\b/i.test(start)) return false
  return delimiters.some((delimiter) => isTable(countFields(start, delimiter, isWhole)))
}

function isTable(counts: number[]): boolean {
  if (counts.length < 2) return false
  const commonest = Math.max(
    ...[...new Set(counts)]
      .filter((count) => count >= 2)
      .map((count) => counts.filter((each) => each === count).length),
    0,
  )
  return commonest >= 2 && commonest * 2 >= counts.length
}

function countFields(text: string, delimiter: string, isWhole: boolean): number[] {
  const counts: number[] = []
  let fields = 1
  let isQuoted = false
  let length = 0
  let last = ''
  const endRecord = () => {
    if (length > 0) counts.push(last === delimiter ? fields - 1 : fields)
    fields = 1
    length = 0
    last = ''
  }
  for (const character of text) {
    if (counts.length === maxRecords) return counts
    if (character === '"') isQuoted = !isQuoted
    if (!isQuoted && (character === '\n' || character === '\r')) {
      endRecord()
      continue
    }
    if (!isQuoted && character === delimiter) fields++
    length++
    last = character
  }
  if (isWhole && !isQuoted) endRecord()
  return counts
}
