export const maxViewNameLength = 60
export const maxViews = 50
