import { Form, Link, useLocation } from 'react-router'
import * as termsTexts from '#cases/terms/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(termsTexts.termsOfYear)

/** Shown above every page but the questions, which have a screen of their own, and the page of the terms. */
export function TermsBanner({ year }: { year: number }) {
  const { pathname } = useLocation()
  if (pathname.includes('/questions') || pathname.startsWith('/client-portal/terms')) return null
  return (
    <div className="notice">
      <Note kind="info" title={copy().title(year)}>
        <p>
          {copy().banner} <Link to="/client-portal/terms">{copy().read}</Link>
        </p>
        <Form method="post" action="/client-portal/terms" className="mt-8">
          <input type="hidden" name="next" value={pathname} />
          <Button kind="outline" size="small">
            {copy().accept}
          </Button>
        </Form>
      </Note>
    </div>
  )
}
