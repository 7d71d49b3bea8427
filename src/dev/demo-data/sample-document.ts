/** A PDF with a page for each list of lines. What follows a tab in a line, an amount, ends at the right margin. */
export function samplePdf(...pages: string[][]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const text = lines.flatMap(drawLine).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function drawLine(line: string, at: number): string[] {
  const [label = '', amount] = line.split('\t')
  const [size, y] = [at === 0 ? 18 : 11, 780 - at * 24]
  const draw = (text: string, x: number) =>
    `BT /F1 ${size} Tf ${x.toFixed(1)} ${y} Td (${text.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj ET`
  return amount === undefined ? [draw(label, 60)] : [draw(label, 60), draw(amount, 535 - widthOf(amount) * size)]
}

/** Width of an amount in Helvetica, in ems: digits are 0.556 wide, points and commas half of that. */
const widthOf = (amount: string) => [...amount].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.556 : 0.278), 0)
