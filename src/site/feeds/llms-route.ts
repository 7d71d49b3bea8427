import { company } from '#company/company.ts'
import { vatPercent } from '#company/vat.ts'
import { firmName } from '#content/firm-name.ts'
import { firmWords } from '#content/firm-words.ts'
import { describeVat, vatStatement } from '#content/vat.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { textReply } from '#platform/http/text-reply.server.ts'
import { listPublicPages } from '#site/list-public-pages.server.ts'
import { indexedPages } from '#site/public-pages.ts'
import type { Route } from './+types/llms-route'
import { llmsText } from './feed-texts.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const site = {
    name: firmName,
    url: services.config.PUBLIC_URL,
    summary: firmWords.blurb(company().address.town),
    notes: [firmWords.focus, describeVat(vatStatement, vatPercent())].filter(Boolean),
  }
  return textReply(request, llmsText(site, indexedPages(await listPublicPages(services))), { type: 'text/plain' })
}
