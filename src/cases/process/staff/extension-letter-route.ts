import { adminContext, notFound } from '#admin/guard.server.ts'
import { takesExtension } from '#cases/assessment/extension.ts'
import { isDay } from '#cases/planning/due-date.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { extensionLetters } from '#content/extension-letters.ts'
import { firmName } from '#content/firm-name.ts'
import { officeLanguages } from '#content/office-languages.ts'
import { dayOf, swissDay } from '#platform/day.ts'
import { formatNumericDate } from '#platform/format.ts'
import type { Route } from './+types/extension-letter-route'

const noDayYet = '__________'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  const language = officeLanguages[found?.canton ?? '']
  if (!found || !language || !takesExtension(found)) throw notFound()
  const until = dayOf(url.searchParams.get('until') ?? '')
  const text = extensionLetters[language]({
    firm: firmName,
    client: found.clientName,
    taxYear: found.taxYear,
    until: isDay(until) ? formatNumericDate(until) : noDayYet,
    today: formatNumericDate(swissDay(services.now())),
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="extension-${found.caseNumber}.txt"`,
      'Cache-Control': 'no-store',
    },
  })
}
