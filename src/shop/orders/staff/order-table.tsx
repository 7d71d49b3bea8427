import { type CellContext, shownColumns } from '#admin/lists/list.ts'
import { Table } from '#design/table.tsx'
import { t } from '#platform/texts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { orderList } from './order-list.tsx'
import type { OrderRow } from './order-row.ts'

const copy = () => t(shopStaffTexts.orderTable)

export function OrderTable({ orders }: { orders: OrderRow[] }) {
  const columns = shownColumns(orderList.columns, null).filter(({ key }) => key !== 'buyer')
  const at: CellContext = { to: () => orderList.path, today: '' }
  return (
    <Table
      caption={copy().orders}
      hideCaption
      dense
      columns={columns.map(({ key, header, cell, numeric = false, rowHeader = false }) => ({
        ...{ key, header, numeric, rowHeader },
        cell: (row: OrderRow) => cell(row, at),
      }))}
      rows={orders}
      rowKey={({ id }) => id}
    />
  )
}
