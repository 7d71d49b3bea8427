import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { PageHeader, Row, Wrap } from '#design/page/layout.tsx'

export function DeadLink({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <>
      <PageHeader title="This link no longer works" />
      <Wrap className="page-end">
        <p className="lead measure">{children}</p>
        <Row className="mt-32">
          {action}
          <ButtonLink to="/client-portal" kind="outline">
            Go to the sign-in
          </ButtonLink>
        </Row>
      </Wrap>
    </>
  )
}
