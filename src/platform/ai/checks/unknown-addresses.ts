const addresses = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:https?:\/\/|www\.)[^\s<>"')]+/gi,
  /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:ch|com|org|net|eu|de|fr|it|at|li|io|info|swiss|gov|biz|app|xyz)\b(?:\/[^\s<>"')]*)?/gi,
]
const phones = /(?:\+|\b00)\d[\d ()'./-]{6,}\d|\b0\d{2}[ /.-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}\b/g

export function unknownAddresses(text: string, source: string): string[] {
  const known = source.toLowerCase()
  const knownPhones = source.match(phones)?.map(digits) ?? []
  const found = addresses
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((address) => !known.includes(bare(address)))
  const called = (text.match(phones) ?? []).filter((number) => !knownPhones.includes(digits(number)))
  return [...new Set([...found.map(bare), ...called])]
}

function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?/]+$/, '')
}

// '+41 (0)31 …' and '0041 31 …' are the same phone number.
function digits(number: string): string {
  return number.replace(/\(0\)/, '').replace(/^00/, '').replace(/\D/g, '').replace(/^0/, '41')
}
