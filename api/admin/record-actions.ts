/** How messages and applications are named in events and in the audit trail. */
export const recordActions = {
  messages: {
    about: 'message',
    changed: { one: 'messageChanged', many: 'messagesChanged' },
    erased: { one: 'messageErased', many: 'messagesErased' },
  },
  applications: {
    about: 'application',
    changed: { one: 'applicationChanged', many: 'applicationsChanged' },
    erased: { one: 'applicationErased', many: 'applicationsErased' },
  },
} as const;
