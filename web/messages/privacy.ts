/** The texts of the privacy policy. */
export const privacyMessages = {
  title: 'Privacy Policy',
  lead: 'This Waymark is run by whoever set it up on their own machine: the operator. What you enter is kept there; the little that leaves it is named below.',
  sections: [
    {
      title: 'Who may use it',
      paragraphs: [
        'Waymark is not meant for children under 13. We do not knowingly keep data about a child under 13. If you find that a child has given us data, tell the operator, who will delete it.',
      ],
    },
    {
      title: 'What is collected',
      paragraphs: ['Two kinds of data come together when you use Waymark.'],
      list: [
        {
          term: 'E-mail address',
          text: 'You register with it, and mails about your account go to it: to verify the address and to set a new password. Other people do not see it.',
        },
        {
          term: 'Usage data',
          text: 'The cities you mark, the trips you plan, your name and picture if you give them, and when you signed in. The server also notes each request it answers, with the address it came from, so that faults and attacks can be found. If the operator has set up a service that counts page views, the page you opened, the page you came from and the width of your window are sent there.',
        },
      ],
    },
    {
      title: 'What it is used for',
      paragraphs: [
        'To show you your map, your profile and your trips, to keep your account safe, and to keep the service running. Nothing is sold, and no advertisement is shown.',
        'Your map and profile are private until you make them public in the settings. A trip can be read by anyone who has its link, unless you make it private.',
      ],
    },
    {
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'Waymark sets few cookies or none; most of what it keeps is in the browser’s own storage.',
      ],
      list: [
        {
          term: 'Necessary',
          text: 'Your session, so that you stay signed in until you sign out. Signing in with Google sets a cookie for the few minutes that takes.',
        },
        {
          term: 'Preferences',
          text: 'The theme you chose, and when a mail may be asked for again.',
        },
        {
          term: 'Analytics',
          text: 'None. Page views, where an operator counts them, are counted without cookies.',
        },
      ],
    },
    {
      title: 'Who else receives data',
      paragraphs: [
        'Close up, map tiles come from a tile server, which sees your network address and the part of the map you look at. A booking link or a Google sign-in takes you to those companies, under their own policies. A trip written by the assistant is made from your sentence, which goes to the language model the operator has chosen, if any.',
      ],
    },
    {
      title: 'Taking it away, deleting it',
      paragraphs: [
        'Your data is yours. In the settings you can download all of it and delete your account, and then nothing of it is left on the server but backups, which the operator keeps for a while. Sign-out ends your session on the server and clears this browser.',
      ],
    },
  ],
}
