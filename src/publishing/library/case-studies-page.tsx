import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { company } from '#company/company.ts'
import { caseIndustries, caseServices } from '#content/case-studies.ts'
import { claims } from '#content/claims.ts'
import { getStarted } from '#content/navigation.ts'
import { caseStudiesPage as words } from '#content/pages/case-studies.ts'
import { contact } from '#content/pages/contact.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { PageHeader, Row, Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import type { Route } from './+types/case-studies-page'
import { listStudies } from './documents.server.ts'
import styles from './library.css?url'
import { findStudies, isFiltered, readCaseFilter } from './library-filters.ts'
import { CaseStudyView, ComplexityBadge } from './ui/case-study.tsx'
import { FilterForm } from './ui/filter-form.tsx'

const copy = () => t(libraryTexts.caseStudiesPage)

const LawCheckNote = import.meta.env.SSR ? (await import('./ui/law-check-note.tsx')).LawCheckNote : null
const Note = import.meta.env.SSR ? (await import('#design/feedback/note.tsx')).Note : null

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return [
    ...pageMeta({ ...words.meta, path: '/case-studies' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, [{ name: words.title, path: '/case-studies' }])) : []),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await findShownClaims(servicesOf(context), claims)
  const isRated = pickClaims(shown, [words.ratingClaimId]).length > 0
  const caseStudies = await listStudies(servicesOf(context))
  const filter = readCaseFilter(new URL(request.url).searchParams)
  return {
    filter,
    found: findStudies(caseStudies, filter).map(({ metrics: { satisfaction, ...metrics }, ...study }) => ({
      ...study,
      metrics: { ...metrics, satisfaction: isRated ? satisfaction : null },
    })),
    featured: isFiltered(filter)
      ? []
      : caseStudies
          .filter(({ featured }) => featured)
          .map(({ id, title, subtitle, drawing, metrics: { taxSavings, complexity } }) => ({
            ...{ id, title, subtitle, drawing, taxSavings, complexity },
          })),
    total: caseStudies.length,
    mail: {
      name: contact.mailtoLink.name,
      href: `mailto:${company().email}?subject=${encodeURIComponent(contact.mailtoLink.defaultSubject)}&body=${encodeURIComponent(contact.mailtoLink.body)}`,
    },
    statistics: pickClaims(shown, words.statisticsClaimIds).map(({ id, value, text }) => ({ id, value, text })),
  }
}

export default function CaseStudiesPage({ loaderData }: Route.ComponentProps) {
  const { filter, found, featured, total, statistics, mail } = loaderData
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ServerRendered name="composite" className="measure">
          {Note && <Note kind="info">{words.compositeNote}</Note>}
        </ServerRendered>
      </PageHeader>
      {statistics.length > 0 && (
        <Section ground="inverted">
          <h2 className="visually-hidden">{copy().inNumbers}</h2>
          <ul className="figures statistics">
            {statistics.map(({ id, value, text }) => (
              <li key={id}>
                <b>{value}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {featured.length > 0 && (
        <Section title={words.featuredTitle} split={false}>
          <ul className="cards">
            {featured.map(({ id, title, subtitle, drawing, taxSavings, complexity }) => (
              <li className="card card-link" key={id}>
                <Drawing illustration={drawing.illustration} seed={drawing.seed} title={drawing.alt} />
                <h3 className="t20">
                  <a href={`#${id}`}>{title}</a>
                </h3>
                <p>{subtitle}</p>
                <p className="row mt-8">
                  <b>{copy().saved(taxSavings)}</b>
                  <ComplexityBadge complexity={complexity} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.allTitle} split={false}>
        <FilterForm
          action="/case-studies"
          label={copy().search}
          placeholder={copy().searchCaseStudies}
          values={{ q: filter.text, industry: filter.industry, service: filter.service }}
        >
          <Field name="industry" label={copy().industry}>
            <Select defaultValue={filter.industry} options={withAll(copy().allIndustries, caseIndustries)} />
          </Field>
          <Field name="service" label={copy().service}>
            <Select defaultValue={filter.service} options={withAll(copy().allServices, caseServices)} />
          </Field>
        </FilterForm>
        <Row between className="library-count">
          <p className="t18 bold" aria-live="polite">
            {copy().showingOfCaseStudies(found.length, total)}
          </p>
          {isFiltered(filter) && (
            <ButtonLink to="/case-studies" kind="outline" size="small" icon="x" preventScrollReset>
              {words.clear}
            </ButtonLink>
          )}
        </Row>
        {found.length > 0 ? (
          <ul className="case-studies">
            {found.map((study) => (
              <CaseStudyView key={study.id} study={study} />
            ))}
          </ul>
        ) : (
          <EmptyState title={copy().noCaseStudiesFound} text={copy().tryAnotherWordIndustryOr} illustration="route" />
        )}
        <ServerRendered name="law-check">
          {LawCheckNote && <LawCheckNote of="content/case-studies.ts" />}
        </ServerRendered>
      </Section>
      <Section ground="mist" title={words.callToActionTitle}>
        <Row>
          <ButtonLink to={getStarted.href} kind="primary">
            {getStarted.name}
          </ButtonLink>
          <ButtonLink to={mail.href} kind="outline" icon="mail">
            {mail.name}
          </ButtonLink>
        </Row>
      </Section>
    </>
  )
}

function withAll(label: string, entries: readonly { id: string; name: string }[]) {
  return [{ value: 'all', label }, ...entries.map(({ id, name }) => ({ value: id, label: name }))]
}
