import type { ReactNode } from 'react'
import type { MetaFunction } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { ButtonLink } from '#design/button.tsx'
import { PageHeader, Row, Wrap } from '#design/page/layout.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.deadLink)

export function DeadLink({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <>
      <PageHeader title={copy().thisLinkNoLongerWorks} />
      <Wrap className="page-end">
        <p className="lead measure">{children}</p>
        <Row className="mt-32">
          {action}
          <ButtonLink to="/client-portal" kind="outline">
            {copy().goToSignIn}
          </ButtonLink>
        </Row>
      </Wrap>
    </>
  )
}

export function linkPageMeta(page: { title: string; description: string; path: string }): MetaFunction {
  return ({ matches }) => pageMeta({ ...page, noindex: true }, matches)
}
