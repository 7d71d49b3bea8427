import { contentDisposition } from '#platform/files/filename.ts'
import { writeXlsx } from './write-xlsx.server.ts'

type Workbook = { sheet: string; header: readonly string[]; rows: readonly (string | number)[][] }

/** Private download of a workbook; `name` is the filename without its extension. */
export async function xlsxReply(name: string, { sheet, header, rows }: Workbook): Promise<Response> {
  return new Response(new Uint8Array(await writeXlsx(sheet, header, rows)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': contentDisposition('attachment', `${name}.xlsx`),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
