import { glossary } from '#content/glossary.ts'
import { glossaryIntro, termId } from '#content/pages/glossary.ts'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/glossary-page'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(glossaryIntro.meta, '/glossary', matches)

function GlossaryContent() {
  const terms = glossary.toSorted((one, other) => one.term.localeCompare(other.term, 'en'))
  return (
    <>
      <PageHeader title={glossaryIntro.title} lead={glossaryIntro.lead} />
      <Wrap className="page-end">
        <dl className="glossary">
          {terms.map(({ term, german, french, italian, meaning }) => (
            <div key={term} id={termId(term)}>
              <dt className="t20">{term}</dt>
              <dd>
                <p>{meaning}</p>
                <p className="soft t14">
                  <span lang="de">{german}</span> · <span lang="fr">{french}</span> · <span lang="it">{italian}</span>
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </>
  )
}

export default function GlossaryPage() {
  return (
    <ServerRendered name="glossary" className="as-is">
      {import.meta.env.SSR && <GlossaryContent />}
    </ServerRendered>
  )
}
