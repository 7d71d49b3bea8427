import { Link } from 'react-router'
import { claims } from '#content/claims.ts'
import { company } from '#content/company.ts'
import { lawCategories, lawPage, lawQuickAccess, legalDocuments } from '#content/law.ts'
import { chatLink } from '#platform/chat-link.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { PageHead, Row, Section } from '#platform/ui/layout.tsx'
import { EmptyState } from '#platform/ui/states.tsx'
import { useClaimIds } from '#platform/web/claim-ids.ts'
import { pageMeta, siteOf } from '#platform/web/page-meta.ts'
import { sharedPage } from '#platform/web/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/web/structured-data.ts'
import type { Route } from './+types/law-page'
import { countOf, findDocuments, lawYears, readLawFilter } from './law-filter.ts'
import styles from './library.css?url'
import { FilterForm } from './ui/filter-form.tsx'
import { LegalDocumentCard } from './ui/legal-document-card.tsx'
import { NewTabLink } from './ui/new-tab-link.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  if (!loaderData) return []
  const { meta: words, title } = loaderData.words
  return [
    ...pageMeta({ ...words, path: '/law' }, matches),
    ...(site ? jsonLd(breadcrumbs(site, [{ name: title, path: '/law' }])) : []),
  ]
}

/** The words come along, so that the documents that are not shown stay on the server. */
export function loader({ request }: Route.LoaderArgs) {
  const filter = readLawFilter(new URL(request.url).searchParams)
  return {
    words: lawPage,
    categories: lawCategories,
    filter,
    found: findDocuments(legalDocuments, filter),
    years: lawYears(legalDocuments),
    quickAccess: lawQuickAccess.map((tile) => ({
      ...tile,
      claimed: claims.find(({ id }) => id === tile.claimId)?.value ?? null,
      counted: countOf(legalDocuments, tile.category),
    })),
  }
}

export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { words, categories, filter, found, years, quickAccess } = loaderData
  const claimIds = useClaimIds()
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <p className="soft t16 measure">{words.note}</p>
      </PageHead>
      <Section ground="mist">
        <ul className="quick-access">
          {quickAccess.map(({ category, title, text, claimId, claimed, counted }) => {
            const isClaimed = claimed !== null && claimIds.includes(claimId)
            return (
              <li key={category}>
                <Link to={`/law?category=${category}`}>
                  <b className="figure numbers">{isClaimed ? claimed : counted}</b>
                  <span className="bold">{title}</span>
                  <span className="soft">{text}</span>
                  {isClaimed && <span className="fine">{counted} of them here</span>}
                </Link>
              </li>
            )
          })}
        </ul>
      </Section>
      <Section>
        <FilterForm action="/law" label={words.searchLabel} text={filter.text}>
          <Field name="category" label="Category">
            <Select
              key={filter.category}
              defaultValue={filter.category}
              options={[
                { value: 'all', label: 'All categories' },
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
          <Field name="year" label="Year">
            <Select
              key={filter.year}
              defaultValue={String(filter.year)}
              options={[{ value: 'all', label: 'All years' }, ...years.map(String)]}
            />
          </Field>
        </FilterForm>
        <h2 className="t24 library-count" aria-live="polite">
          Found {found.length} legal documents
        </h2>
        {found.length > 0 ? (
          <ul className="law-cards">
            {found.map((document) => (
              <LegalDocumentCard
                key={document.id}
                document={document}
                category={categories.find(({ id }) => id === document.category)?.name}
                words={words}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={words.emptyText}
            motif="contents"
            action={
              <ButtonLink to="/law" kind="outline" size="small">
                Clear Filters
              </ButtonLink>
            }
          />
        )}
      </Section>
      <Section ground="mist" title={words.adviceTitle}>
        <Row>
          <ButtonLink to="/contact" kind="primary">
            {words.adviceButton}
          </ButtonLink>
          <NewTabLink to={chatLink(company.whatsapp.value, words.chatMessage)} icon="message-square" size="normal">
            {words.chatButton}
          </NewTabLink>
        </Row>
      </Section>
    </>
  )
}
