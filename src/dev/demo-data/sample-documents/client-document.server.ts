import { formatAmount } from '#platform/format.ts'
import { salaryCertificate } from './salary-certificate.server.ts'
import { drawn, letter, type Row, type Sheet } from './sheet.server.ts'

type Subject = { name: string; year: number }
type Kind = { file: string; pages: (subject: Subject) => ((sheet: Sheet) => void)[] }

const chf = (francs: number) => formatAmount(Math.round(francs * 100))
const rows = (...entries: [string, number, string?][]): Row[] =>
  entries.map(([label, francs, note]): Row => (note ? [label, chf(francs), note] : [label, chf(francs)]))
const home = (name: string) => [name, 'Musterweg 7', '2502 Biel/Bienne']

const bank = ['Musterbank Seeland', 'Beispielplatz 2, 2501 Biel/Bienne', 'Customer service +41 32 000 00 20']
const months = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
])

/** Documents by a word in the title of their checklist item; the first match counts. */
const documents: readonly (readonly [RegExp, Kind])[] = [
  [
    /salary certificate/i,
    {
      file: 'Lohnausweis',
      pages: ({ name, year }) => [
        salaryCertificate({ name, year, netCents: 9_248_000, employer: 'Example Watch Ltd' }),
      ],
    },
  ],
  [
    /bank statement|e-tax statement|foreign accounts/i,
    {
      file: 'Bank statement',
      pages: ({ name, year }) => [
        letter({
          ...{ from: bank, to: home(name), date: `Biel/Bienne, 5 January ${year + 1}` },
          title: `Interest and capital statement as at 31 December ${year}`,
          intro: 'For your tax return. Please keep this statement with your tax documents.',
          rows: rows(
            ['Savings account CH00 0000 0000 0000 0000 1, balance on 31 December', 52_300],
            ['Private account CH00 0000 0000 0000 0000 2, balance on 31 December', 8_214.35],
            ['Interest credited, savings account', 415],
            ['Withholding tax of 35 % on interest', -145.25],
            ['Account fees', -60],
            ['Total assets on 31 December', 60_514.35],
          ),
        }),
        letter({
          ...{
            from: bank,
            to: home(name),
            date: 'Page 2 of 2',
            title: `Transactions of the private account in ${year}`,
          },
          rows: rows(
            ...months.map((month): [string, number] => [`Salary, Example Watch Ltd, ${month} ${year}`, 7_706.65]),
            ['Credits in the year', 92_479.8],
          ),
        }),
      ],
    },
  ],
  [
    /health insurance/i,
    {
      file: 'Health insurance',
      pages: ({ name, year }) => [
        letter({
          ...{
            from: ['Musterkasse Gesundheit', 'Postfach, 3001 Bern'],
            to: home(name),
            date: `Bern, 20 January ${year + 1}`,
          },
          title: `Statement for the tax return ${year}`,
          rows: rows(
            ['Premiums, compulsory insurance (KVG)', 4_392],
            ['Premiums, supplementary insurance (VVG)', 508],
            ['Premiums paid in the year', 4_900],
          ),
        }),
        letter({
          ...{ from: ['Musterkasse Gesundheit', 'Postfach, 3001 Bern'], to: home(name), date: 'Page 2 of 2' },
          title: `Costs you paid yourself in ${year}`,
          rows: rows(
            ['Family doctor, 14 March', 186.4, 'Deductible'],
            ['Laboratory, 16 March', 94.1, 'Deductible'],
            ['Pharmacy, 2 October', 42.8, '10 % contribution: 4.30'],
            ['Not reimbursed', 284.8],
          ),
        }),
      ],
    },
  ],
  [
    /pillar 3a/i,
    {
      file: 'Pillar 3a certificate',
      pages: ({ name, year }) => [
        letter({
          ...{
            from: ['Muster Vorsorgestiftung 3a', 'Seestrasse 1, 8000 Zürich'],
            to: home(name),
            date: `Zürich, 12 January ${year + 1}`,
          },
          title: `Certificate of contributions to pillar 3a in ${year} (form 21 EDP)`,
          rows: rows(['Contributions credited in the year', 6_000], ['Deductible in the tax return', 6_000]),
          closing: 'We certify these contributions under article 8 of the ordinance BVV 3.',
        }),
      ],
    },
  ],
  [
    /travelcard/i,
    {
      file: 'Travelcard',
      pages: ({ name, year }) => [
        letter({
          ...{
            from: ['Muster Verkehrsverbund', 'Bahnhofplatz 10, 3000 Bern'],
            to: home(name),
            date: `Bern, 3 January ${year}`,
          },
          title: `Receipt: travelcard Biel/Bienne – Bern, ${year}`,
          rows: rows(['Annual travelcard, second class, 12 months', 2_640], ['Paid by card', 2_640]),
        }),
      ],
    },
  ],
  [
    /childcare/i,
    {
      file: 'Daycare bill',
      pages: ({ name, year }) => [
        letter({
          ...{
            from: ['Kita Musterhaus', 'Gartenweg 3, 2502 Biel/Bienne'],
            to: home(name),
            date: `Biel/Bienne, 10 January ${year + 1}`,
          },
          title: `Childcare in ${year}: certificate for the tax return`,
          rows: rows(
            ['Two days a week, 48 weeks', 11_520],
            ['Meals (not deductible)', 960],
            ['Paid in the year', 12_480],
          ),
        }),
      ],
    },
  ],
  [
    /debts|mortgage/i,
    {
      file: 'Mortgage statement',
      pages: ({ name, year }) => [
        letter({
          ...{ from: bank, to: home(name), date: `Biel/Bienne, 5 January ${year + 1}` },
          title: `Mortgage statement as at 31 December ${year}`,
          rows: rows(
            ['Fixed-rate mortgage, 1.45 %', 480_000],
            ['Interest paid in the year', 6_960],
            ['Repaid in the year', 7_500],
            ['Debt on 31 December', 472_500],
          ),
        }),
      ],
    },
  ],
  [
    /foreign income|other countries|foreign tax/i,
    {
      file: 'Foreign income',
      pages: ({ name, year }) => [
        letter({
          ...{
            from: ['Sample Lettings Ltd', '1 Example Street, Bristol'],
            to: home(name),
            date: `Bristol, 8 January ${year + 1}`,
          },
          title: `Rent statement ${year}: flat 4, Example Court, Bristol`,
          rows: [
            ['Rent received', 'GBP 14,400.00'],
            ['Management and repairs', 'GBP -2,310.00'],
            ['Paid to you', 'GBP 12,090.00'],
          ],
        }),
      ],
    },
  ],
  [
    /residence permit/i,
    {
      file: 'Permit',
      pages: ({ name, year }) => [
        letter({
          ...{
            from: ['Residence permit B · Aufenthaltsbewilligung', 'Muster: copy of front and back'],
            to: [name],
            date: 'Biel/Bienne',
          },
          title: 'Permit B, number ZEMIS 000.000.000-0',
          rows: [
            ['Entered Switzerland', `01.04.${year - 2}`],
            ['Purpose', 'Employment'],
            ['Valid until', `31.03.${year + 3}`],
          ],
          hasTotal: false,
        }),
      ],
    },
  ],
  [
    /tax return form|access code|tax office|assessment/i,
    {
      file: 'Tax office letter',
      pages: ({ name, year }) => [
        letter({
          ...{
            from: ['Steuerverwaltung Musterkanton', 'Postfach, 3001 Bern'],
            to: home(name),
            date: `Bern, 20 January ${year + 1}`,
          },
          title: `Steuererklärung ${year}: Ihre Zugangsdaten`,
          rows: [
            ['ZPV-Nr.', '00 000 000'],
            ['Fall-Nr.', '00'],
            ['ID-Code', 'MUSTER-0000'],
            ['Einreichefrist', `15.03.${year + 1}`],
          ],
          hasTotal: false,
        }),
      ],
    },
  ],
]

/** The document that a client sends for a checklist item, with its file name. */
export async function clientDocument(title: string, subject: Subject): Promise<{ name: string; content: Buffer }> {
  const found = documents.find(([pattern]) => pattern.test(title))?.[1]
  const { name, year } = subject
  const pages = found?.pages(subject) ?? [
    letter({
      ...{
        from: ['Muster AG', 'Musterstrasse 1, 2501 Biel/Bienne'],
        to: home(name),
        date: `31 December ${year}`,
        title,
      },
      rows: rows(['Amount in the year', 1_250], ['Total', 1_250]),
    }),
  ]
  return { name: `${found?.file ?? 'Document'} ${year}.pdf`, content: await drawn(...pages) }
}
