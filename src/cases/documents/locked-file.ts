/** Error message of the upload. If the password is detected only later, the document is rejected with this reason. */
export const passwordProtected = 'This file is password-protected. Please remove the password and send the file again.'
