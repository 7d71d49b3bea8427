import type { ReactNode } from 'react'
import { queryOf } from '#admin/lists/address.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { ExportMenu } from './list-menus.tsx'
import { ListView, type ListViewProps } from './list-view.tsx'

type Props<Row> = ListViewProps<Row> & {
  actions?: ReactNode
  note?: ReactNode
  tabs?: ReactNode
}

export function ListLayout<Row>({ actions, note, tabs, ...view }: Props<Row>) {
  const { list, opened } = view
  return (
    <>
      <AppHeader
        title={list.title}
        actions={
          (actions || opened.mayExport) && (
            <>
              {actions}
              {opened.mayExport && (
                <ExportMenu name={list.name} query={queryOf(list, opened.state)} isSigned={list.isSigned === true} />
              )}
            </>
          )
        }
      >
        {note}
      </AppHeader>
      {tabs}
      <div className={tabs ? 'mt-24' : undefined}>
        <ListView {...view} />
      </div>
    </>
  )
}
