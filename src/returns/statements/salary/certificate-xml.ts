import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { centsOf, decimal } from '../e-tax/decimal.ts'
import { safeXml } from '../reader/safe-xml.ts'
import { type AmountBox, type Certificate, certificateSchema } from './certificate.ts'

// The schema (TxAB of the Swissdec guidelines) is not public, so go by local names and read leniently.

type Element = { [name: string]: Node | Node[] }
type Node = string | Element

/** Path of the element of each box. */
const paths: Readonly<Record<AmountBox, readonly string[]>> = {
  '1': ['Income'],
  '2.1': ['FringeBenefits', 'FoodLodging'],
  '2.2': ['FringeBenefits', 'CompanyCar'],
  '2.3': ['FringeBenefits', 'Other'],
  '3': ['SporadicBenefits'],
  '4': ['CapitalPayment'],
  '5': ['OwnershipRight'],
  '6': ['BoardOfDirectorsRemuneration'],
  '7': ['OtherBenefits'],
  '8': ['GrossIncome'],
  '9': ['AHV-ALV-NBUV-AVS-AC-AANP-Contribution'],
  '10.1': ['BVG-LPP-Contribution', 'Regular'],
  '10.2': ['BVG-LPP-Contribution', 'Purchase'],
  '11': ['NetIncome'],
  '12': ['DeductionAtSource'],
  '13.1.1': ['Charges', 'Effective', 'TravelFoodAccommodation'],
  '13.1.2': ['Charges', 'Effective', 'Other'],
  '13.2.1': ['Charges', 'LumpSum', 'Representation'],
  '13.2.2': ['Charges', 'LumpSum', 'Car'],
  '13.2.3': ['Charges', 'LumpSum', 'Other'],
  '13.3': ['Charges', 'Education'],
}
const boxes = Object.keys(paths) as AmountBox[]

const maxText = 2_000
const maxTexts = 100

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseAttributeValue: false,
  parseTagValue: false,
  htmlEntities: true,
  trimValues: true,
})

export type ReadCertificates =
  | { ok: true; certificates: Certificate[] }
  | { ok: false; reason: 'damaged' | 'other-content' | 'hostile' }

/** Certificates in the XML of a barcode. `barcodeId` identifies one that states no document id. */
export function readCertificateXml(bytes: Uint8Array, barcodeId: string): ReadCertificates {
  const text = safeXml(bytes)
  if (!text.ok) return text
  let root: Node | undefined
  try {
    root = first((parser.parse(text.source, true) as Element).T)
  } catch {
    return { ok: false, reason: 'damaged' }
  }
  if (!isElement(root)) return { ok: false, reason: 'other-content' }
  const salary = [...all(root.S), ...all(root.A)].map((element) => ({ form: 'salary' as const, element }))
  const pension = all(root.B).map((element) => ({ form: 'pension' as const, element }))
  const supplements = Object.keys(root)
    .filter((name) => /^O[A-Z]?$/.test(name))
    .reduce((sum, name) => sum + all(root[name]).length, 0)
  const forms = [...salary, ...pension]
  const certificates = forms.map(({ form, element }, at) =>
    certificateOf(root, { form, element, supplements, barcodeId: at === 0 ? barcodeId : `${barcodeId}-${at + 1}` }),
  )
  const read = certificates.filter((one) => one !== null)
  return read.length > 0 && read.length === forms.length
    ? { ok: true, certificates: read }
    : { ok: false, reason: 'other-content' }
}

type Form = { form: Certificate['form']; element: Node; supplements: number; barcodeId: string }

function certificateOf(root: Element, { form, element, supplements, barcodeId }: Form): Certificate | null {
  if (!isElement(element)) return null
  const [company, person] = [first(root.Company), first(root.PersonID)]
  const read = z.object({ from: day, until: day, amounts: z.partialRecord(z.enum(boxes), decimal) }).safeParse({
    from: textAt(element, ['Period', 'from']),
    until: textAt(element, ['Period', 'until']),
    amounts: Object.fromEntries(boxes.flatMap((box) => amountAt(element, box))),
  })
  if (!read.success || read.data.amounts['11'] === undefined || read.data.from > read.data.until) return null
  const { from, until, amounts } = read.data
  const birthDate = day.safeParse(textAt(person, ['DateOfBirth']) || attribute(person, 'DateOfBirth'))
  const approved = textAt(element, ['ChargesRule', 'WithRegulation', 'Allowed'])
  const canton = textAt(element, ['ChargesRule', 'WithRegulation', 'Canton'])
  const certificate = certificateSchema.safeParse({
    ...{ id: textAt(element, ['DocID']).slice(0, 80) || barcodeId, form, readFrom: 'barcode' },
    employer: {
      name: attribute(company, 'HR-RC-Name'),
      uid: attribute(company, 'UID-BFS'),
      ...{ zip: attribute(company, 'ZIP'), city: attribute(company, 'City') },
    },
    person: {
      ...{ lastName: attribute(person, 'Lastname'), firstName: attribute(person, 'Firstname') },
      ...{ zip: attribute(person, 'ZIP'), city: attribute(person, 'City') },
      birthDate: birthDate.success ? birthDate.data : null,
    },
    ...{ from, until, freeTransport: 'FreeTransport' in element, canteen: 'CanteenLunchCheck' in element },
    amounts: Object.fromEntries(Object.entries(amounts).map(([box, amount]) => [box, centsOf(amount)])),
    words: wordsOf(element),
    expenseRules: approved || canton ? { approved, canton } : null,
    remarks: [...all(element.StandardRemark), ...all(element.Remark)].flatMap(phrasesOf).slice(0, maxTexts),
    supplements,
  })
  return certificate.success ? certificate.data : null
}

/** `xs:date` and `xs:dateTime` may carry a time and a time zone, which do not change the day. */
const day = z
  .string()
  .transform((text) => text.replace(/(?:T.*|Z|[+-]\d\d:\d\d)$/, ''))
  .pipe(z.iso.date())

function amountAt(element: Element, box: AmountBox): [AmountBox, string][] {
  const node = nodeAt(element, paths[box])
  if (node === undefined) return []
  if (!isElement(node)) return node === '' ? [] : [[box, node]]
  const sum = textAt(node, ['Sum']) || (typeof node['#text'] === 'string' ? node['#text'] : '')
  return sum === '' ? [] : [[box, sum]]
}

/** Words beside the amounts, with the amount of each line. */
function wordsOf(element: Element): Certificate['words'] {
  const beside = boxes.flatMap((box) => {
    const node = nodeAt(element, paths[box])
    if (!isElement(node)) return []
    return [node, ...all(node.Line).filter(isElement)].flatMap((line) => {
      const text = textAt(line, ['Text'])
      const amount = decimal.safeParse(textAt(line, ['Sum']))
      return text === '' ? [] : [{ box, text, cents: amount.success ? centsOf(amount.data) : null }]
    })
  })
  const others = all(element.OtherFringeBenefits).flatMap(phrasesOf)
  return [...beside, ...others.map((text) => ({ box: '14' as const, text, cents: null }))].slice(0, maxTexts)
}

/** All words of a remark; an element without words is a remark of the official catalogue, named by the element. */
function phrasesOf(node: Node): string[] {
  if (!isElement(node)) return node === '' ? [] : [tidy(node)]
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, inside]) => {
      const phrases = all(inside).flatMap(phrasesOf)
      return phrases.length > 0 ? phrases : [tidy(name)]
    })
}

function nodeAt(node: Node | undefined, path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((at, name) => (isElement(at) ? first(at[name]) : undefined), node)
}

function textAt(node: Node | undefined, path: readonly string[]): string {
  const found = nodeAt(node, path)
  const text = isElement(found) ? found['#text'] : found
  return typeof text === 'string' ? tidy(text) : ''
}

function attribute(node: Node | undefined, name: string): string {
  const text = isElement(node) ? node[`@${name}`] : undefined
  return typeof text === 'string' ? tidy(text).slice(0, 200) : ''
}

/** The AHV number may only be used where a law allows it (AHVG Art. 153c), so it is dropped wherever it stands. */
export function tidy(text: string): string {
  return text
    .replace(/756(?:[^\p{L}\d]{0,2}\d){10}/gu, (found) => (isAhvNumber(found) ? '…' : found))
    .trim()
    .slice(0, maxText)
}

/** Grouped as printed, without groups, or with a right check digit (EAN-13); other digits may be a list of amounts. */
function isAhvNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return /^\d{3}\D*\d{4}\D*\d{4}\D*\d{2}$/.test(text) || sum % 10 === 0
}

function isElement(node: Node | Node[] | undefined): node is Element {
  return typeof node === 'object' && !Array.isArray(node)
}

function all(nodes: Node | Node[] | undefined): Node[] {
  return nodes === undefined ? [] : Array.isArray(nodes) ? nodes : [nodes]
}

function first(nodes: Node | Node[] | undefined): Node | undefined {
  return all(nodes)[0]
}
