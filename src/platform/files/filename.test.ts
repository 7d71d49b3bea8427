import { expect, test } from 'vitest'
import { safeFilename } from './filename.ts'

test.each([
  ['Lohnausweis 2025.pdf', 'Lohnausweis 2025.pdf'],
  ['Déclaration – impôt fédéral.pdf', 'Déclaration – impôt fédéral.pdf'],
  ['給与明細.pdf', '給与明細.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Zoë\\Lohn:2025.pdf', 'Lohn_2025.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['statement\u202efdp.exe', 'statementfdp.exe'],
  ['nul\0.pdf', '_nul.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['Aux', '_Aux'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['LPT¹.pdf', '_LPT¹.pdf'],
  ['CONTRACT.pdf', 'CONTRACT.pdf'],
  ['com10.pdf', 'com10.pdf'],
  ['  ..  ', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['Zu\u0308rich.pdf', 'Zürich.pdf'],
  ['lone\ud800.pdf', 'lone.pdf'],
])('the name %j becomes %j', (name, safe) => expect(safeFilename(name)).toBe(safe))

test.each([
  ['scan.JPEG', 'image/jpeg', 'scan.JPEG'],
  ['photo', 'image/heic', 'photo.heic'],
  ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
  ['page.html', 'text/csv', 'page.html.csv'],
  ['', 'image/png', 'file.png'],
] as const)('the name %j of type %s becomes %j', (name, mediaType, safe) =>
  expect(safeFilename(name, mediaType)).toBe(safe),
)

test('a very long name is cut to 200 characters and keeps its extension', () => {
  const safe = safeFilename(`${'📄'.repeat(5000)}.pdf`, 'application/pdf')
  expect(safe.length).toBeLessThanOrEqual(200)
  expect(safe).toMatch(/^(📄)+\.pdf$/u)
})

test.each(['給', 'ü', '📄', 'x', 'é'])('a long name of %s is cut to at most 255 bytes', (sign) => {
  for (const mediaType of [undefined, 'application/pdf'] as const) {
    const safe = safeFilename(`${sign.repeat(300)}.pdf`, mediaType)
    expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255)
    expect(Buffer.byteLength(safe)).toBeGreaterThan(195)
    expect(safe.replaceAll(sign, '')).toBe('.pdf')
    expect(safeFilename(safe, mediaType)).toBe(safe)
  }
})
