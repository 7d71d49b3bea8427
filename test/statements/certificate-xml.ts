import type { AmountBox } from '#returns/statements/salary/certificate.ts'

export type RequestedCertificate = {
  namespace?: string
  element?: 'S' | 'A' | 'B'
  docId?: string
  employer?: { name?: string; uid?: string; zip?: string; city?: string }
  person?: { lastName?: string; firstName?: string; zip?: string; city?: string; ahv?: string; birthDate?: string }
  /** Older versions state the number or birth date as attributes. */
  isOlder?: boolean
  from?: string
  until?: string
  freeTransport?: boolean
  canteen?: boolean
  amounts?: Partial<Record<AmountBox, string>>
  words?: Partial<Record<AmountBox, string>>
  rules?: { approved: string; canton: string }
  other?: string
  remarks?: string[]
  supplements?: number
}

const names: Record<AmountBox, string> = {
  ...{ '1': 'Income', '2.1': 'FoodLodging', '2.2': 'CompanyCar', '2.3': 'Other', '3': 'SporadicBenefits' },
  ...{ '4': 'CapitalPayment', '5': 'OwnershipRight', '6': 'BoardOfDirectorsRemuneration', '7': 'OtherBenefits' },
  ...{ '8': 'GrossIncome', '9': 'AHV-ALV-NBUV-AVS-AC-AANP-Contribution', '10.1': 'Regular', '10.2': 'Purchase' },
  ...{ '11': 'NetIncome', '12': 'DeductionAtSource', '13.1.1': 'TravelFoodAccommodation', '13.1.2': 'Other' },
  ...{ '13.2.1': 'Representation', '13.2.2': 'Car', '13.2.3': 'Other', '13.3': 'Education' },
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('>', '&gt;')

/** XML of a salary certificate (`TxAB`) as payroll programs write it into the barcode. */
export function certificateXml(requested: RequestedCertificate = {}): string {
  const { amounts = { '1': '100000.00', '8': '100000.00', '9': '6400.00', '10.1': '5600.00', '11': '88000.00' } } =
    requested
  const {
    namespace = 'urn:ch:swissdec:elm:v6:20260306:SalaryDeclarationTxAB',
    element = 'S',
    docId = 'DOC-1',
  } = requested
  const { from = '2025-01-01', until = '2025-12-31', words = {}, remarks = [], supplements = 0 } = requested
  const { name = 'Example Watch Ltd', uid = 'CHE-123.456.788', zip = '2502', city = 'Biel' } = requested.employer ?? {}
  const person = { lastName: 'Keller', firstName: 'Ana', zip: '2502', city: 'Biel', ...requested.person }
  const box = (one: AmountBox) => {
    const amount = amounts[one]
    if (amount === undefined) return ''
    const text = words[one]
    const content = text === undefined ? amount : `<Text>${escaped(text)}</Text><Sum>${amount}</Sum>`
    return `<${names[one]}>${content}</${names[one]}>`
  }
  const group = (element: string, boxes: AmountBox[]) => {
    const content = boxes.map(box).join('')
    return content && `<${element}>${content}</${element}>`
  }
  const identity = person.birthDate
    ? { name: 'DateOfBirth', value: person.birthDate }
    : person.ahv
      ? { name: 'SV-AS-Nr', value: person.ahv }
      : { name: 'unknown', value: '' }
  const ofOlder = requested.isOlder ? ` ${identity.name}="${identity.value}"` : ''
  const inside = requested.isOlder ? '' : `<${identity.name}>${identity.value}</${identity.name}>`
  const effective = group('Effective', ['13.1.1', '13.1.2'])
  const lump = group('LumpSum', ['13.2.1', '13.2.2', '13.2.3'])
  const charges = effective + lump + box('13.3')
  const { rules } = requested
  return `<?xml version="1.0" encoding="UTF-8"?>
<T xmlns="${namespace}" SID="001" SysV="4.2"><Company UID-BFS="${uid}" HR-RC-Name="${escaped(name)}" ZIP="${zip}" City="${escaped(city)}" Street="Werkstrasse 1" Person="HR" Phone="032 000 00 00"/><PersonID Lastname="${escaped(person.lastName)}" Firstname="${escaped(person.firstName)}" ZIP="${person.zip}" City="${escaped(person.city)}" Street="Seevorstadt 2"${ofOlder}>${inside}</PersonID><${element}><DocID>${docId}</DocID><CreationDate>2026-01-15T08:00:00</CreationDate><Period><from>${from}</from><until>${until}</until></Period>${requested.freeTransport ? '<FreeTransport/>' : ''}${requested.canteen ? '<CanteenLunchCheck/>' : ''}${box('1')}${group('FringeBenefits', ['2.1', '2.2', '2.3'])}${(['3', '4', '5', '6', '7', '8', '9'] as const).map(box).join('')}${group('BVG-LPP-Contribution', ['10.1', '10.2'])}${box('11')}${box('12')}${rules ? `<ChargesRule><WithRegulation><Allowed>${rules.approved}</Allowed><Canton>${rules.canton}</Canton></WithRegulation></ChargesRule>` : ''}${charges && `<Charges>${charges}</Charges>`}${requested.other ? `<OtherFringeBenefits>${escaped(requested.other)}</OtherFringeBenefits>` : ''}${remarks.map((one) => `<Remark>${escaped(one)}</Remark>`).join('')}</${element}>${Array.from({ length: supplements }, (_, at) => `<O${'ABCD'[at]}><DocID>x</DocID></O${'ABCD'[at]}>`).join('')}</T>`
}
