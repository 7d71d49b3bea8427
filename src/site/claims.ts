export { todayInZurich } from '#platform/zurich-day.ts'
