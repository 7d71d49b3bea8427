import { consentCategories } from '#content/pages/consent.ts'
import { cookies } from '#content/pages/cookies.ts'
import { PageHeader, Row, Section } from '#design/page/layout.tsx'
import { Table } from '#design/table.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { ChangeConsent } from '#site/consent/change-consent.tsx'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/cookies-page'
import { storedItems } from './stored-items.ts'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(cookies.meta, '/cookies', matches)

export function loader() {
  return { items: storedItems.map(({ writtenBy: _file, ...item }) => item) }
}

export default function CookiesPage({ loaderData: { items } }: Route.ComponentProps) {
  const { tableHeads } = cookies
  return (
    <>
      <PageHeader title={cookies.title} lead={cookies.lead}>
        <div className="stack close measure">
          {cookies.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageHeader>
      <Section flush>
        <Table
          caption={cookies.title}
          hideCaption
          rows={items}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: tableHeads.name, cell: ({ name }) => <code className="code">{name}</code> },
            { key: 'kind', header: tableHeads.kind, cell: ({ kind }) => t(siteTexts.cookiesPage).kinds[kind] },
            {
              key: 'category',
              header: tableHeads.category,
              cell: ({ category }) => consentCategories.find(({ id }) => id === category)?.title,
            },
            { key: 'purpose', header: tableHeads.purpose, cell: ({ purpose }) => purpose },
            { key: 'duration', header: tableHeads.duration, cell: ({ duration }) => duration },
          ]}
        />
      </Section>
      <Section title={cookies.changeTitle} intro={cookies.changeText}>
        <dl className="lined clocks">
          {consentCategories.map(({ id, title, text }) => (
            <div key={id}>
              <dt className="t20 bold">{title}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
        <Row className="mt-24">
          <ChangeConsent />
        </Row>
      </Section>
    </>
  )
}
