import { company } from '#company/company.ts'
import type { FaqCategory } from '#content/faq.ts'
import { faqIntro } from '#content/pages/faq.ts'
import { ButtonLink } from '#design/button.tsx'
import { Accordion } from '#design/facts.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { Col, Grid, PageHeader, Row, Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { chatLink } from '#platform/http/chat-link.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, faqPage, jsonLd } from '#platform/http/structured-data.ts'
import { capitalized, numberInWords } from '#platform/text/number-in-words.ts'
import { unbroken } from '#platform/text/unbroken.ts'
import { t } from '#platform/texts.ts'
import { plainParagraphs } from '#publishing/editor/plain-text.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import type { Route } from './+types/faq-page'
import { listQuestions, searchQuestions } from './documents.server.ts'
import styles from './library.css?url'
import { Answer } from './ui/answer.tsx'
import { FilterForm } from './ui/filter-form.tsx'
import { NewTabLink } from './ui/new-tab-link.tsx'

const copy = () => t(libraryTexts.faqPage)

const icons: Record<FaqCategory['icon'], IconName> = {
  'circle-help': 'circle-question-mark',
  globe: 'globe',
  'file-text': 'file-text',
  calculator: 'calculator',
  briefcase: 'briefcase',
}

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches)
  const items = loaderData?.categories.flatMap((category) => category.items) ?? []
  return [
    ...pageMeta({ ...faqIntro.meta(capitalized(numberInWords(loaderData?.total ?? 0))), path: '/faq' }, matches),
    ...(import.meta.env.SSR && site
      ? jsonLd(
          faqPage(items.map(({ question, html }) => ({ question, answer: plainParagraphs(html) }))),
          breadcrumbs(site, [{ name: faqIntro.title, path: '/faq' }]),
        )
      : []),
  ]
}

const LawCheckNote = import.meta.env.SSR ? (await import('./ui/law-check-note.tsx')).LawCheckNote : null

export async function loader({ request, context }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const all = await listQuestions(servicesOf(context))
  return {
    text,
    total: all.reduce((sum, { items }) => sum + items.length, 0),
    categories: searchQuestions(all, text),
    chat: chatLink(company().whatsapp, faqIntro.chatMessage),
  }
}

export default function FaqPage({ loaderData: { text, total, categories, chat } }: Route.ComponentProps) {
  const count = categories.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <PageHeader title={faqIntro.title} lead={faqIntro.lead(capitalized(numberInWords(total)))}>
        <FilterForm action="/faq" label={copy().search} placeholder={faqIntro.searchPlaceholder} values={{ q: text }} />
        <Row aria-live="polite">
          {text && (
            <>
              <p className="bold">
                {count} {count === 1 ? copy().question : copy().questions} {copy().for(text)}
              </p>
              <ButtonLink to="/faq" kind="quiet" size="small">
                {copy().showAll}
              </ButtonLink>
            </>
          )}
        </Row>
      </PageHeader>
      <Section flush>
        <div className="faq">
          {categories.map(({ id, title, icon, items }) => (
            <Grid key={id} id={id}>
              <Col span="1-4">
                <h2 className="t32 faq-title">
                  <Icon name={icons[icon]} /> {title}
                </h2>
              </Col>
              <Col span="5-12">
                <Accordion
                  items={items.map((item) => ({
                    id: `question-${item.id}`,
                    title: unbroken(item.question),
                    content: <Answer item={item} />,
                    open: text !== '' && count <= 3,
                  }))}
                />
              </Col>
            </Grid>
          ))}
        </div>
        {count === 0 && <EmptyState title={faqIntro.emptyTitle} text={faqIntro.emptyText} illustration="dialog" />}
        <ServerRendered name="law-check">{LawCheckNote && <LawCheckNote of="content/faq.ts" />}</ServerRendered>
      </Section>
      <Section ground="mist" title={faqIntro.helpTitle}>
        <p className="lead">{faqIntro.helpText}</p>
        <Row className="mt-24">
          <ButtonLink to="/contact" kind="primary">
            {faqIntro.contactButton}
          </ButtonLink>
          {chat && (
            <NewTabLink to={chat} icon="message-square" size="normal">
              {faqIntro.chatButton}
            </NewTabLink>
          )}
        </Row>
      </Section>
    </>
  )
}
