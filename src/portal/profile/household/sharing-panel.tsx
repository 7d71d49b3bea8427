import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'

export type SharedCase = { id: string; caseNumber: string; title: string; isShared: boolean }

/** Cases opened since the partner's invitation are shared by default; the client can change this for each case. */
export function SharingPanel({ cases }: { cases: readonly SharedCase[] }) {
  return (
    <Panel title="Shared cases" id="shared">
      {cases.length === 0 ? (
        <p className="soft t16">You have no cases yet. Those that open from now on are shared.</p>
      ) : (
        <Table
          caption="Shared cases"
          hideCaption
          rows={cases}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'case',
              header: 'Case',
              cell: ({ title, caseNumber }) => (
                <>
                  {title}
                  <small className="reason numbers nowrap">{caseNumber}</small>
                </>
              ),
            },
            {
              key: 'state',
              header: 'Sharing',
              cell: ({ isShared }) => (
                <Status kind={isShared ? 'done' : 'off'}>{isShared ? 'Shared' : 'Not shared'}</Status>
              ),
            },
            {
              key: 'change',
              header: 'Change',
              cell: ({ id, title, caseNumber, isShared }) => (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="caseId" value={id} />
                  <Button
                    size="small"
                    kind="outline"
                    name="intent"
                    value={isShared ? 'unshare' : 'share'}
                    aria-label={`${isShared ? 'Stop sharing' : 'Share'} ${title}, ${caseNumber}`}
                  >
                    {isShared ? 'Stop sharing' : 'Share'}
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
