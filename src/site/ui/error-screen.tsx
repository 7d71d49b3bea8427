import { lazy, Suspense } from 'react'
import { firmName } from '#content/firm-name.ts'
import { failures, otherFailure, ourFailure } from '#content/pages/errors.ts'
import { ButtonLink } from '#design/button.tsx'
import { PageHeader, Row, Wrap } from '#design/page/layout.tsx'
import { Logo } from '#design/page/logo.tsx'
import { requestIdPlaceholder } from '#platform/http/request-id-placeholder.ts'
import { t } from '#platform/texts.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import siteCss from './site.css?url'

const copy = () => t(siteUiTexts.errorScreen)

// Lazy, so that browsers load the code of the 404 page only when they show it.
const NotFound = import.meta.env.SSR ? (await import('./not-found.tsx')).default : lazy(() => import('./not-found.tsx'))

export function errorTitle(status: number): string {
  return wordsFor(status).title
}

function wordsFor(status: number) {
  return failures[status] ?? (status >= 500 ? ourFailure : otherFailure)
}

export function ErrorContent({ status, reference }: { status: number; reference?: string }) {
  if (status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    )
  }
  const { title, text } = wordsFor(status)
  return (
    <PageHeader title={title} lead={text} before={<p className="soft numbers">{copy().error(status)}</p>}>
      {(reference || status >= 500) && (
        <p>
          {copy().reference}{' '}
          <code data-request-id suppressHydrationWarning>
            {reference ?? requestIdPlaceholder}
          </code>
        </p>
      )}
      <Row>
        <ButtonLink kind="primary" to="/" reloadDocument>
          {copy().goHome}
        </ButtonLink>
        <ButtonLink kind="outline" to="/contact" reloadDocument>
          {copy().getHelp}
        </ButtonLink>
      </Row>
    </PageHeader>
  )
}

export function ErrorScreen({ status, reference }: { status: number; reference?: string }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={siteCss} precedence="default" />
      <header className="site-head">
        <Wrap>
          <Logo name={firmName} />
        </Wrap>
      </header>
      <main id="main">
        <ErrorContent status={status} reference={reference} />
      </main>
    </>
  )
}
