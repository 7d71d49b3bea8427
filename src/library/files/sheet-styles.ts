import type { CellType } from '#content/resources/resource.ts'
import type { CellRole } from './grid.ts'

// Each list below is one table of styles.xml; a cell names its line in `formats`.
const fonts = [
  '<font><sz val="11"/><color rgb="FF111418"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><color rgb="FF111418"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="16"/><color rgb="FF111418"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/><family val="2"/></font>',
  '<font><sz val="11"/><color rgb="FF464D56"/><name val="Calibri"/><family val="2"/></font>',
]
const fills = ['none', 'gray125', 'FFF0F1F3', 'FF111418'].map((fill) =>
  fill.startsWith('FF')
    ? `<fill><patternFill patternType="solid"><fgColor rgb="${fill}"/><bgColor indexed="64"/></patternFill></fill>`
    : `<fill><patternFill patternType="${fill}"/></fill>`,
)
const edge = (side: string) => `<${side} style="thin"><color rgb="FFC9CED4"/></${side}>`
const borders = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  `<border>${['left', 'right', 'top', 'bottom'].map(edge).join('')}<diagonal/></border>`,
]

/** Numbers of the built-in formats, and those we define: date 164, share 165; 166 is money that shows nothing for 0. */
const numberFormats: Readonly<Record<CellType, number>> = {
  text: 0,
  choice: 0,
  number: 0,
  money: 4,
  date: 164,
  percent: 165,
}

type Look = { font: number; fill: number; border: number; wrap: boolean; hidesZero?: boolean }

const looks: Readonly<Record<CellRole, Look>> = {
  title: { font: 2, fill: 0, border: 0, wrap: false },
  explanation: { font: 4, fill: 0, border: 0, wrap: true },
  label: { font: 0, fill: 0, border: 1, wrap: false },
  header: { font: 3, fill: 3, border: 1, wrap: true },
  input: { font: 0, fill: 0, border: 1, wrap: true },
  result: { font: 1, fill: 2, border: 1, wrap: false },
  computed: { font: 0, fill: 2, border: 1, wrap: false, hidesZero: true },
}

const types: readonly CellType[] = ['text', 'choice', 'number', 'money', 'date', 'percent']
const roles: readonly CellRole[] = ['title', 'explanation', 'label', 'header', 'input', 'result', 'computed']
const formats = roles.flatMap((role) => types.map((type) => ({ role, type })))

/** The number of the format that a cell names. */
export function styleOf(role: CellRole, type: CellType): number {
  return 1 + roles.indexOf(role) * types.length + types.indexOf(type)
}

/** The part xl/styles.xml. */
export function stylesXml(): string {
  const xfs = formats.map(({ role, type }) => {
    const { font, fill, border, wrap, hidesZero } = looks[role]
    const format = hidesZero && type === 'money' ? 166 : numberFormats[type]
    const side = type === 'date' ? ' horizontal="left"' : ''
    const alignment = `<alignment vertical="top"${side}${wrap ? ' wrapText="1"' : ''}/>`
    return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`
  })
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="#,##0.00;\\-#,##0.00;"/></numFmts>',
    `<fonts count="${fonts.length}">${fonts.join('')}</fonts>`,
    `<fills count="${fills.length}">${fills.join('')}</fills>`,
    `<borders count="${borders.length}">${borders.join('')}</borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length + 1}">${plain}${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('')
}
