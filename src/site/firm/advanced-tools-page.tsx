import { Link } from 'react-router'
import { advancedToolList, advancedTools } from '#content/pages/advanced-tools.ts'
import { expatCalculatorTabs } from '#content/pages/calculators.ts'
import { procedureReadOn } from '#content/procedure/sureness.ts'
import { Note } from '#design/feedback/note.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { PageHeader, Section } from '#design/page/layout.tsx'
import { formatDate } from '#platform/format.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { tabExample } from '#tax/pages/tabs.ts'
import type { Route } from './+types/advanced-tools-page'
import { CantonDetails, ProcedureList } from './canton-dates.tsx'
import styles from './firm.css?url'
import { listCantonDates, listFederalRows } from './list-canton-dates.server.ts'
import { pageWithTrail } from './page-trail.ts'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageWithTrail(advancedTools.meta, '/advanced-tax-tools', matches)

export function loader() {
  return { days: listCantonDates(), federal: listFederalRows(), readOn: procedureReadOn }
}

export default function AdvancedToolsPage({ loaderData: { days, federal, readOn } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={advancedTools.title} lead={advancedTools.lead} />
      <Section flush>
        <ul className="cards">
          {advancedToolList.map(({ id, title, text, href, action, illustration, alt }) => (
            <li key={id} className="card card-link">
              <Drawing illustration={illustration} seed={`tool-${id}`} title={alt} />
              <h2 className="t20">
                <Link to={href}>{title}</Link>
              </h2>
              <p>{text}</p>
              <p className="bold mt-8" aria-hidden="true">
                {action}
              </p>
            </li>
          ))}
          <li className="panel-note t20">{advancedTools.note}</li>
        </ul>
      </Section>
      <Section id="for-expatriates" ground="mist" title={advancedTools.expatsTitle} intro={advancedTools.expatsLead}>
        <ul className="lined links">
          {expatCalculatorTabs.map(({ id, title, summary }) => (
            <li key={id}>
              <Link className="bold" to={tabExample(id, {})}>
                {title}
              </Link>
              <p className="soft">{summary}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="deadlines" title={advancedTools.deadlinesTitle} intro={advancedTools.deadlinesLead}>
        <Note kind="warn">{advancedTools.deadlinesNote}</Note>
        <ol className="history dates mt-24">
          {days.map(({ day, label, cantons }) => (
            <li key={day}>
              <h3 className="t24">{label}</h3>
              <div>
                {cantons.map((dates) => (
                  <CantonDetails key={dates.canton} dates={dates} />
                ))}
              </div>
            </li>
          ))}
        </ol>
        <h3 className="t24 mt-32">{advancedTools.everyCantonTitle}</h3>
        <ProcedureList rows={federal} />
        <p className="soft t16 mt-16">{advancedTools.deadlinesRead(formatDate(readOn))}</p>
      </Section>
    </>
  )
}
