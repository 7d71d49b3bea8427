import { adminContext, notFound } from '#admin/guard.server.ts'
import { contentDisposition } from '#platform/files/filename.ts'
import { byteOrderMark, cellOf, csvLine } from '#platform/tables/write-csv.ts'
import { t } from '#platform/texts.ts'
import { findImport } from '#privacy/import/import-db.server.ts'
import { listRefusedFiles } from '#privacy/import/import-file-db.server.ts'
import { listRowsBy } from '#privacy/import/import-row-db.server.ts'
import { maxRows, maxZipFiles } from '#privacy/import/import-states.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'
import type { Route } from './+types/errors-route'
import { fileRefusalText, problemText } from './import-texts.ts'

/** Refused rows with their cells as they were in the file, so that they can be corrected and uploaded again. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'client.import')
  const found = await findImport(services.db, params.importId)
  if (!found) throw notFound()
  const rows = await listRowsBy(services.db, found.id, ['refused'], { max: maxRows })
  const files = await listRefusedFiles(services.db, found.id, maxZipFiles)
  const lines = [
    csvLine([...t(texts.errorsFile).heading, ...found.columns].map(cellOf)),
    ...rows.map(({ number, name, email, problems, cells }) =>
      csvLine([number, name, email ?? '', problems.map(problemText).join(' '), ...cells].map(cellOf)),
    ),
    ...files.map(({ path, refusal }) => csvLine([path, '', '', fileRefusalText(refusal ?? '')].map(cellOf))),
  ]
  return new Response(byteOrderMark + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', 'import-errors.csv'),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
