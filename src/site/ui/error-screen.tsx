import { company } from '#content/company.ts'
import { notFound } from '#content/pages/not-found.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { PageHead, Row, Wrap } from '#platform/ui/layout.tsx'
import { Logo } from '#platform/ui/logo.tsx'
import { requestIdMark } from '#platform/web/request-id-mark.ts'
import { NotFound } from './not-found.tsx'
import siteCss from './site.css?url'

const words: Record<number, { title: string; text: string }> = {
  403: { title: 'Not allowed', text: 'You are not allowed to open this page or to do what you asked for.' },
  405: { title: 'Not possible here', text: 'This address does not take what was sent to it.' },
  429: { title: 'Too many requests', text: 'Please wait a moment and try again.' },
}
const ours = {
  title: 'Something went wrong on our side',
  text: 'Nothing you entered was changed. Please try again in a moment.',
}
const yours = { title: 'Not possible', text: 'This request could not be carried out.' }

/** What stands in the title bar for a failure. */
export function errorTitle(status: number): string {
  if (status === 404) return notFound.meta.title
  return wordsFor(status).title
}

function wordsFor(status: number) {
  return words[status] ?? (status >= 500 ? ours : yours)
}

/** The words for a failure, without a frame around them. `reference` lets support find the log lines. */
export function ErrorContent({ status, reference }: { status: number; reference?: string }) {
  if (status === 404) return <NotFound />
  const { title, text } = wordsFor(status)
  return (
    <PageHead title={title} lead={text} before={<p className="soft numbers">Error {status}</p>}>
      {(reference || status >= 500) && (
        <p>
          Reference:{' '}
          <code data-request-id suppressHydrationWarning>
            {reference ?? requestIdMark}
          </code>
        </p>
      )}
      <Row>
        <ButtonLink kind="primary" to="/" reloadDocument>
          Go Home
        </ButtonLink>
        <ButtonLink kind="outline" to="/contact" reloadDocument>
          Get Help
        </ButtonLink>
      </Row>
    </PageHead>
  )
}

/** The whole page for a failure outside the layouts: its own small header, and it brings its styles along. */
export function ErrorScreen({ status, reference }: { status: number; reference?: string }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={siteCss} precedence="default" />
      <header className="site-head">
        <Wrap>
          <Logo name={company.name.value} />
        </Wrap>
      </header>
      <main id="main">
        <ErrorContent status={status} reference={reference} />
      </main>
    </>
  )
}
