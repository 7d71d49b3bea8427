import { adminContext } from '#admin/guard.server.ts'
import { contentDisposition } from '#platform/files/filename.ts'
import { byteOrderMark, csvLine } from '#platform/tables/write-csv.ts'
import { importFields } from '#privacy/import/import-fields.ts'
import type { Route } from './+types/template-route'
import { fieldName } from './import-texts.ts'

/** Example file: its headings are those that the import recognises. */
export function loader({ request, context }: Route.LoaderArgs) {
  adminContext({ request, context }, 'client.import')
  const fields = importFields.filter((field) => field !== 'name')
  const example: Partial<Record<(typeof fields)[number], string>> = {
    ...{ email: 'anna@example.com', firstName: 'Anna', lastName: 'Example', clientNumber: '1001', language: 'English' },
    ...{ birthDate: '14.03.1985', nationality: 'Portugal', permit: 'B', street: 'Seeweg', houseNumber: '1' },
    ...{ postcode: '2502', town: 'Biel', country: 'Switzerland', commune: 'Biel/Bienne', canton: 'BE' },
    ...{
      civilStatus: 'married',
      partnerName: 'Tom',
      children: 'Lea 14.03.2018',
      years: '2023',
      yearStatus: 'assessed',
    },
    ...{ taxableIncome: '98400', taxableWealth: '120000' },
  }
  const headings = fields.map((field) => headingOf[field] ?? fieldName(field))
  const body = byteOrderMark + csvLine(headings) + csvLine(fields.map((field) => example[field] ?? ''))
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', 'clients-template.csv'),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}

const headingOf: Partial<Record<(typeof importFields)[number], string>> = {
  clientNumber: 'Client number',
  partnerName: 'Partner name',
  partnerBirthDate: 'Partner birth date',
  partnerPermit: 'Partner permit',
  yearStatus: 'Year status',
}
