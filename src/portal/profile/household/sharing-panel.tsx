import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.sharingPanel)

export type SharedCase = { id: string; caseNumber: string; title: string; isShared: boolean }

/** Cases opened since the partner's invitation are shared by default; the client can change this for each case. */
export function SharingPanel({ cases }: { cases: readonly SharedCase[] }) {
  return (
    <Panel title={copy().sharedCases} id="shared">
      {cases.length === 0 ? (
        <p className="soft t16">{copy().youHaveNoCasesYet}</p>
      ) : (
        <Table
          caption={copy().sharedCases}
          hideCaption
          rows={cases}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'case',
              header: copy().case,
              cell: ({ title, caseNumber }) => (
                <>
                  {title}
                  <small className="reason numbers nowrap">{caseNumber}</small>
                </>
              ),
            },
            {
              key: 'state',
              header: copy().sharing,
              cell: ({ isShared }) => (
                <Status kind={isShared ? 'done' : 'off'}>{isShared ? copy().shared : copy().notShared}</Status>
              ),
            },
            {
              key: 'change',
              header: copy().change,
              cell: ({ id, title, caseNumber, isShared }) => (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="caseId" value={id} />
                  <Button
                    size="small"
                    kind="outline"
                    name="intent"
                    value={isShared ? 'unshare' : 'share'}
                    aria-label={`${isShared ? copy().stopSharing : copy().share} ${title}, ${caseNumber}`}
                  >
                    {isShared ? copy().stopSharing : copy().share}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
