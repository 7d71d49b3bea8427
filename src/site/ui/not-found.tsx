import { Form, Link } from 'react-router'
import { notFound } from '#content/pages/not-found.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Icon } from '#design/icon.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { t } from '#platform/texts.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'

const copy = () => t(siteUiTexts.notFound)

const MailBoxes = import.meta.env.SSR ? (await import('./mail-boxes.tsx')).MailBoxes : null

export default function NotFound() {
  return (
    <>
      <header className="page-head">
        <div className="wrap grid beside">
          <div className="col-1-8 stack">
            <p className="not-found-number accent">{notFound.number}</p>
            <h1 className="t44">{notFound.title}</h1>
            <p className="lead">{notFound.text}</p>
            <div className="row">
              <ButtonLink kind="primary" to={notFound.home.href}>
                {notFound.home.name}
              </ButtonLink>
              <ButtonLink kind="outline" to={notFound.help.href}>
                {notFound.help.name}
              </ButtonLink>
              <ButtonLink kind="quiet" to={notFound.sitemap.href}>
                {notFound.sitemap.name}
              </ButtonLink>
            </div>
            <Form action="/search" role="search" className="search-form">
              <Field name="q" id="not-found-search" label={notFound.searchLabel}>
                <TextInput type="search" autoComplete="off" />
              </Field>
              <Button kind="ink" icon="search">
                {copy().search}
              </Button>
            </Form>
          </div>
          <div className="col-9-12">
            <Drawing illustration="route" seed="not-found" shape="square" />
          </div>
        </div>
      </header>
      <PopularPages />
      <Section title={notFound.linksTitle}>
        <ul className="quick-links">
          {notFound.links.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
        <ServerRendered name="mail-boxes" as="ul" className="features mail-boxes">
          {MailBoxes && <MailBoxes />}
        </ServerRendered>
      </Section>
    </>
  )
}

export function PopularPages() {
  return (
    <Section title={notFound.tilesTitle} flush>
      <ul className="lined">
        {notFound.tiles.map(({ title, text, href }) => (
          <li key={href}>
            <Link to={href} className="service-row">
              <h3 className="t24">{title}</h3>
              <p>{text}</p>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
