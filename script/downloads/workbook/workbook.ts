import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Sheet } from '#content/resources/resource.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import { layOut } from './grid.ts'
import { stylesXml } from './sheet-styles.ts'
import { sheetXml } from './sheet-xml.ts'

export type Workbook = {
  title: string
  firm: string
  createdOn: string
  sheets: readonly Sheet[]
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const ooxml = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export function workbookFile({ title, firm, createdOn, sheets }: Workbook): Uint8Array {
  const grids = layOut(sheets, createdOn)
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([
      [`${office}/relationships/officeDocument`, 'xl/workbook.xml'],
      [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(firm)}</dc:creator><dc:language>en</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${createdOn}T00:00:00Z</dcterms:created></cp:coreProperties>`,
    'xl/workbook.xml': workbookXml(grids),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => [`${office}/relationships/worksheet`, `worksheets/sheet${at + 1}.xml`] as const),
      [`${office}/relationships/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml(),
    ...Object.fromEntries(grids.map((grid, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(grid, at === 0)])),
  }
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, strToU8(head + text)] as const),
  )
  return zipSync(files, { level: 9, mtime: `${createdOn}T12:00:00` })
}

function workbookXml(grids: ReturnType<typeof layOut>): string {
  const names = grids.map(
    ({ sheet }, at) => `<sheet name="${xmlText(sheet.name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const titles = grids.map(
    ({ sheet, headerRow }, at) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${xmlText(sheet.name)}!$${headerRow}:$${headerRow}</definedName>`,
  )
  return [
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}/relationships">`,
    '<bookViews><workbookView activeTab="0"/></bookViews>',
    `<sheets>${names.join('')}</sheets><definedNames>${titles.join('')}</definedNames>`,
    '<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>',
  ].join('')
}

function relations(list: readonly (readonly [type: string, target: string])[]): string {
  const lines = list.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`)
  return `<Relationships xmlns="${packages}/relationships">${lines.join('')}</Relationships>`
}

function contentTypes(sheetCount: number): string {
  const parts = [
    ['/xl/workbook.xml', `${ooxml}.sheet.main+xml`],
    ['/xl/styles.xml', `${ooxml}.styles+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...Array.from({ length: sheetCount }, (_, at) => [`/xl/worksheets/sheet${at + 1}.xml`, `${ooxml}.worksheet+xml`]),
  ]
  const lines = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${lines.join('')}</Types>`
}
