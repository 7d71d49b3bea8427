import type { CellType } from '#content/resources/resource.ts'
import type { CellRole } from './grid.ts'

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

/** Number format ids: 0 and 4 are built into Excel; ours are 164 date, 165 percent, 166 CHF (blank if 0), 167 CHF. */
const numberFormats: Readonly<Record<CellType, number>> = {
  text: 0,
  choice: 0,
  number: 0,
  money: 4,
  date: 164,
  percent: 165,
}

type Look = {
  font: number
  fill: number
  border: number
  wrap: boolean
  named: number
  hidesZero?: boolean
  withCurrency?: boolean
  open?: boolean
}

const named = [
  { name: 'Normal', builtin: 0, font: 0, fill: 0, border: 0 },
  { name: 'Title', builtin: 15, font: 2, fill: 0, border: 0 },
  { name: 'Explanatory Text', builtin: 53, font: 4, fill: 0, border: 0 },
  { name: 'Input', builtin: 20, font: 0, fill: 0, border: 1 },
  { name: 'Calculation', builtin: 22, font: 0, fill: 2, border: 1 },
  { name: 'Output', builtin: 21, font: 1, fill: 2, border: 1 },
  { name: 'Heading 3', builtin: 18, font: 3, fill: 3, border: 1 },
] as const
const nameOf = (name: (typeof named)[number]['name']) => named.findIndex((each) => each.name === name)

const looks: Readonly<Record<CellRole, Look>> = {
  title: { font: 2, fill: 0, border: 0, wrap: false, named: nameOf('Title') },
  explanation: { font: 4, fill: 0, border: 0, wrap: true, named: nameOf('Explanatory Text') },
  label: { font: 0, fill: 0, border: 1, wrap: false, named: nameOf('Normal') },
  header: { font: 3, fill: 3, border: 1, wrap: true, named: nameOf('Heading 3') },
  input: { font: 0, fill: 0, border: 1, wrap: true, named: nameOf('Input'), open: true },
  entry: { font: 1, fill: 0, border: 1, wrap: false, named: nameOf('Input'), open: true, withCurrency: true },
  result: { font: 1, fill: 2, border: 1, wrap: false, named: nameOf('Output'), withCurrency: true },
  computed: { font: 0, fill: 2, border: 1, wrap: false, named: nameOf('Calculation'), hidesZero: true },
}

const types: readonly CellType[] = ['text', 'choice', 'number', 'money', 'date', 'percent']
const roles: readonly CellRole[] = ['title', 'explanation', 'label', 'header', 'input', 'entry', 'result', 'computed']
const formats = roles.flatMap((role) => types.map((type) => ({ role, type })))

export function styleOf(role: CellRole, type: CellType): number {
  return 1 + roles.indexOf(role) * types.length + types.indexOf(type)
}

export function stylesXml(): string {
  const xfs = formats.map(({ role, type }) => {
    const look = looks[role]
    const { font, fill, border, wrap } = look
    const money = look.hidesZero ? 166 : look.withCurrency ? 167 : numberFormats.money
    const format = type === 'money' ? money : numberFormats[type]
    const isWord = type === 'text' || type === 'choice' || type === 'date'
    const isBeside = role === 'result' || role === 'entry'
    const isFree = role === 'title' || role === 'explanation'
    const side = isBeside ? ' horizontal="right" indent="1"' : isWord && !isFree ? ' horizontal="left" indent="1"' : ''
    const alignment = `<alignment vertical="top"${side}${wrap ? ' wrapText="1"' : ''}/>`
    const protection = look.open ? '<protection locked="0"/>' : ''
    return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="${look.named}" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"${look.open ? ' applyProtection="1"' : ''}>${alignment}${protection}</xf>`
  })
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<numFmts count="4"><numFmt numFmtId="164" formatCode="d\\ mmm\\ yyyy"/><numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="#,##0.00;\\-#,##0.00;"/><numFmt numFmtId="167" formatCode="&quot;CHF&quot;\\ #,##0.00"/></numFmts>',
    `<fonts count="${fonts.length}">${fonts.join('')}</fonts>`,
    `<fills count="${fills.length}">${fills.join('')}</fills>`,
    `<borders count="${borders.length}">${borders.join('')}</borders>`,
    `<cellStyleXfs count="${named.length}">${named.map(({ font, fill, border }) => `<xf numFmtId="0" fontId="${font}" fillId="${fill}" borderId="${border}"/>`).join('')}</cellStyleXfs>`,
    `<cellXfs count="${xfs.length + 1}">${plain}${xfs.join('')}</cellXfs>`,
    `<cellStyles count="${named.length}">${named.map(({ name, builtin }, at) => `<cellStyle name="${name}" xfId="${at}" builtinId="${builtin}"/>`).join('')}</cellStyles>`,
    '<dxfs count="1"><dxf><font><b/><color rgb="FFC81E25"/></font></dxf></dxfs>',
    '</styleSheet>',
  ].join('')
}
