import { Link } from 'react-router'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { company } from '#company/company.ts'
import { claims } from '#content/claims.ts'
import { lawCategories, lawPage, lawQuickAccess } from '#content/law.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { PageHeader, Row, Section } from '#design/page/layout.tsx'
import { chatLink } from '#platform/http/chat-link.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { capitalized, numberInWords } from '#platform/text/number-in-words.ts'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import type { Route } from './+types/law-page'
import { listLegalDocuments } from './documents.server.ts'
import styles from './library.css?url'
import { countOf, findDocuments, lawYears, readLawFilter } from './library-filters.ts'
import { FilterForm } from './ui/filter-form.tsx'
import { LegalDocumentCard } from './ui/legal-document-card.tsx'
import { NewTabLink } from './ui/new-tab-link.tsx'

const copy = () => t(libraryTexts.lawPage)

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  if (!loaderData) return []
  const { meta: words, title } = loaderData.words
  return [
    ...pageMeta({ ...words, path: '/law' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, [{ name: title, path: '/law' }])) : []),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await findShownClaims(servicesOf(context), claims)
  const legalDocuments = await listLegalDocuments(servicesOf(context))
  const filter = readLawFilter(new URL(request.url).searchParams)
  return {
    words: { ...lawPage, lead: lawPage.lead(capitalized(numberInWords(legalDocuments.length))) },
    categories: lawCategories,
    filter,
    found: findDocuments(legalDocuments, filter),
    years: lawYears(legalDocuments),
    chat: chatLink(company().whatsapp, lawPage.chatMessage),
    quickAccess: lawQuickAccess.map(({ claimId, category, title, text }) => ({
      ...{ category, title, text },
      claimed: shown.find(({ id }) => id === claimId)?.value ?? null,
      counted: countOf(legalDocuments, category),
    })),
  }
}

export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { words, categories, filter, found, years, quickAccess, chat } = loaderData
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <p className="soft t16 measure">{words.note}</p>
      </PageHeader>
      <Section ground="mist">
        <ul className="quick-access">
          {quickAccess.map(({ category, title, text, claimed, counted }) => (
            <li key={category}>
              <Link to={`/law?category=${category}`}>
                <b className="figure numbers">{claimed ?? counted}</b>
                <span className="bold">{title}</span>
                <span className="soft">{text}</span>
                {claimed !== null && <span className="fine">{copy().ofThemAreOnThis(counted)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <FilterForm
          action="/law"
          label={words.searchLabel}
          values={{ q: filter.text, category: filter.category, year: String(filter.year) }}
        >
          <Field name="category" label={copy().category}>
            <Select
              defaultValue={filter.category}
              options={[
                { value: 'all', label: copy().allCategories },
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
          <Field name="year" label={copy().year}>
            <Select
              defaultValue={String(filter.year)}
              options={[{ value: 'all', label: copy().allYears }, ...years.map(String)]}
            />
          </Field>
        </FilterForm>
        <h2 className="t24 library-count" aria-live="polite">
          {copy().foundLegalDocuments(found.length)}
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
            illustration="contents"
            action={
              <ButtonLink to="/law" kind="outline" size="small">
                {copy().clearFilters}
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
          {chat && (
            <NewTabLink to={chat} icon="message-square" size="normal">
              {words.chatButton}
            </NewTabLink>
          )}
        </Row>
      </Section>
    </>
  )
}
