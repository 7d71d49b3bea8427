export function xmlText(text: string): string {
  return [...text]
    .filter((char) => char === '\t' || char === '\n' || (char >= ' ' && !/[\ud800-\udfff\ufffe\uffff]/u.test(char)))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
