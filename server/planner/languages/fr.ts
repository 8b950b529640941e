import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const fr: Language = {
  tag: 'fr',
  hasSpaces: true,
  filler: `
    garde, garder, gardez, gardons, mm, a été, ai été, as été, avons été, avez été, ont été, avait été, avaient été, avoir été, ayant été, aura été, aurait été, ait été, y ai été, a-t-elle été, a-t-il été, n'a pas été, ayons été, aurons été, étions, a déjà été,
    on reste, nous restons, je reste, rester, je, j, me, m, moi, mon, ma, mes, mien, nous, notre, nos, on, tu, te, t, toi, ton, ta, tes, vous, votre, vos, il, elle, ils, elles, lui,
    leur, leurs, son, sa, ses, se, s, soi, le, la, les, l, un, une, des, du, de, d, au, aux, à, en, y, dans, sur, sous, pour, par, avec, chez,
    vers, et, ou, où, mais, donc, or, ni, car, que, qu, qui, quoi, quel, quelle, quels, quelles, quand, comment, pourquoi, combien, lequel,
    dont, si, comme, aussi, encore, déjà, très, trop, plus, moins, bien, mal, peu, beaucoup, assez, plutôt, surtout, vraiment, ce, c, cet,
    cette, ces, ça, cela, ceci, celui, celle, là, ici, voici, voilà, il y a, y a, il y aurait, est ce que, est ce qu, est, es, suis, sommes,
    êtes, sont, être, était, étais, étions, serait, serais, serions, sera, serons, soit, été, ai, as, a, avons, avez, ont, avoir, avais, avait,
    avions, aurais, aurait, aurions, eu, ayant, étant, veux, veut, voulons, voulez, veulent, vouloir, voudrais, voudrait, voudrions, aimerais,
    aimerait, aimerions, aime, aimons, aimer, adore, adorons, adorerais, adorerions, souhaite, souhaitons, souhaiterais, souhaiterions,
    souhaiterait, souhaitant, souhaité, désire, désirons, envie, j'ai envie, nous avons envie, on a envie, envie de, envie d, rêve, rêvons, rêve
    de, peux, peut, peuvent, pouvons, pouvez, pouvoir, pourrais, pourrait, pourrions, pourriez, pouvez vous, peux tu, pourriez vous, pourrais
    tu, dois, doit, devons, devoir, devrais, faut, il faut, faudrait, faire, fais, fait, font, faisons, ferais, ferons, faites, fasse, faisant,
    aller, vais, va, vas, allons, allez, vont, irai, irais, irons, allant, allé, aille, partir, pars, part, partons, partent, partirai,
    partirons, parti, partis, partons, départ, départs, rester, reste, restons, restant, passer, passe, passons, passerai, passerons, passé,
    prendre, prends, prenons, prenant, prendra, voyager, voyage, voyages, voyageons, voyageant, voyageur, voyageurs, vacances, congés, congé,
    séjour, séjours, séjourner, trip, trips, circuit touristique, itinéraire, itinéraires, parcours, trajet, trajets, route, routes, périple,
    escapade, escapades, virée, week end, balade, balades, planning, planifie, planifier, planifiez, plan, plans, prévoir, prévois, prévu,
    prévue, prévoyons, prévoit, organise, organiser, organisez, organisons, organisation, propose, proposer, proposez, proposition,
    propositions, suggère, suggérer, suggérez, suggestion, suggestions, conseil, conseils, conseille, conseiller, conseillez, recommande,
    recommandez, recommandation, recommandations, recommander, idée, idées, crée, créer, créez, construis, construire, prépare, préparer,
    préparez, préparons, cherche, cherchons, chercher, recherche, recherchons, besoin, j'ai besoin, nous avons besoin, besoin de, besoin d,
    besoin d'aide, aide, aider, aidez, aide moi, aidez moi, aidez nous, donne, donnez, donner, montre, montrez, montrer, dis, dites, dire,
    trouve, trouver, trouvez, pense, pensons, penser, pensais, savoir, sais, connaître, connais, découverte, découvertes, profiter, profite,
    profitons, durée, dure, durer, durerait, s'il te plaît, s'il vous plaît, svp, stp, merci, merci d'avance, merci beaucoup, bonjour, salut,
    coucou, bonsoir, hello, cher, chère, cordialement, ok, oui, non, d'accord, super, génial*, beau, belle, beaux, belles, bel, magnifique*,
    joli, jolie, jolis, jolies, meilleur, meilleure, meilleurs, meilleures, mieux, bon, bonne, bons, bonnes, grand, grande, grands, grandes,
    petit, petite, petits, petites, principal*, principaux, incontournable*, célèbre*, connu, connue, connus, connues, fameux, idéal, idéale,
    parfait, parfaite, intéressant*, inoubliable*, authentique*, typique*, agréable*, sympa, sympas, chouette, top, ville, villes, lieu, lieux,
    endroit, endroits, pays, région, régions, coin, coins, zone, capitale, capitales, site, sites, touristique, touristiques, tourisme, tourisme
    culturel, attractions, monument, visite, visites, visiter, voir, étape, étapes, arrêt, arrêts, escale, escales, destination, destinations,
    hôtel, hôtels, auberge, auberges, logement, logements, hébergement, airbnb, camping, nuitée, gare, aéroport, billet, billets, transport,
    transports, transports en commun, déplacement, déplacements, déplacer, se déplacer, arriver, arrivée, arrivons, arrive, retour, aller
    retour, revenir, rentrer, tout, toute, tous, toutes, tout le, toute la, chaque, autre, autres, même, mêmes, plusieurs, quelques, quelque,
    chose, choses, quelque chose, fois, première fois, la première fois, jamais allé, temps, moment, moments, période, date, dates, moyen,
    façon, manière, genre, type, style, sorte, environ, total, au total, en tout, ensemble, globalement, idéalement, si possible, possible,
    possibles, peut être, de préférence, n'importe, peu importe, m'est égal, égal, ça m'est égal, sans problème, pas de problème, pas de souci,
    pas seulement, non seulement, pourquoi pas, pas encore, je ne sais pas, je ne sais pas encore, ne sais pas, aucune idée, pas sûr, pas sûre,
    ne pas manquer, à ne pas manquer, ne pas oublier, sans oublier, sans manquer, pas d'importance, n'a pas d'importance, n', ne, n, personne,
    personnes, gens, adulte, adultes, à deux, à trois, à quatre, à cinq, ans, an, année, ainsi, afin, afin de, afin d, lors, lors de, pendant,
    durant, entre, depuis, jusqu, selon, puisque, parce que, alors, bref, bah, ben, euh, hein, soir, matin, midi, après midi, heure, intéresse,
    intéressé, intéressés, intéressent, intérêt, passionné, passionnée, passionnés, fan, fans, amateur, amateurs, amoureux de, plein, plein de,
    pleine, etc, notamment, compris, y compris, axé, axée, axé sur, orienté, rapport, niveau, côté, milieu, long, longue, court, courte,
    premier, première, seul coup, quelqu'un, tour, tours de, faire le tour, le tour, un tour, grand tour, petit tour, découvrir, explorer, bout,
    part, parts, fin, début, réserver, dormir, loger, logeons, logerons, commence, commencer, finir, terminer, comprise, pont de, accessibles,
    m'appelle, bonne journée, sur place, fauteuil, posé, maintenant, déjà maintenant`,
  signOffs:
    "cordialement, bien cordialement, merci, merci d'avance, merci beaucoup, bien à vous, amicalement, salutations, bises, à bientôt, bisous, merci d’avance, sincères salutations, je vous embrasse",
  ordinary: `
    tours, sens, bourg, die, gap, ars, eu, y, us, our, cure, auch, sept, dix, cent, mer, lac, port, pont, plage, montagne, forêt, vallée, col,
    mont, val, roche, pierre, fontaine, château, chapelle, église, moulin, bois, marais, champ, champs, prairie, jardin, parc, marché, place,
    rue, avenue, chemin, maison, villa, vie, paix, joie, amour, espoir, liberté, grâce, victoire, gloire, ami, amis, amie, femme, mari, fille,
    fils, père, mère, parents, enfants, enfant, famille, frère, soeur, chien, chat, argent, prix, euro, euros, cher, chère, gratuit, bateau,
    voile, vol, bus, vélo, pain, fromage, vin, vins, bière, café, chocolat, pizza, pâtes, cuisine, manger, boire, danser, chanter, jouer, rire,
    dormir, marcher, courir, nager, skier, lire, écrire, écris, poème, chanson, histoire, blague, recette, code, mot, liste, nom, phrase,
    question, réponse, mot de passe, ignore, instructions, règles, système, table, rôle, travail, travailler, étudier, école, bureau, mariage,
    anniversaire, noël, pâques, toussaint, nouvel, réveillon, pentecôte, ascension, retraite, diplôme, lune, soleil, pluie, neige, glace, feu,
    eau, nord, sud, est, ouest, centre, haut, haute, bas, basse, vieux, vieille, neuf, nouveau, nouvelle, blanc, blanche, noir, noire, rouge,
    vert, bleu, rose, jaune, or, argent, fer, sel, facile, difficile, simple, libre, seul, seule, connerie, merde, putain, idiot, con, nul,
    bête, ballon, golf, tennis, foot, yoga, opéra, théâtre, cinéma, musée, concert, spa, thermes, bains, brunch, dîner, déjeuner, carte, romans,
    roman, livre, livres, film, films, ligne, rance, aube, aurore, ain, lot, cher, manche, landes, var, orne, aude, somme, marne, moselle,
    vosges, île, îles, golfe, baie, pointe, ancienne, ancien, moyenne, riche, pauvre, bonheur, calme, repos, détente, lent, rapide, vite`,
  numbers: `
    un = 1, une = 1, deux = 2, trois = 3, quatre = 4, cinq = 5, six = 6, sept = 7, huit = 8, neuf = 9, dix = 10, onze = 11, douze =
    12, treize = 13, quatorze = 14, quinze = 15, seize = 16, dix sept = 17, dix huit = 18, dix neuf = 19, vingt = 20, vingt et un =
    21, vingt et une = 21, vingt deux = 22, vingt trois = 23, vingt quatre = 24, vingt cinq = 25, vingt six = 26, vingt sept = 27, vingt huit = 28,
    vingt neuf = 29, trente = 30, trente et un = 31, quarante = 40, cinquante = 50, soixante = 60, soixante dix = 70, quatre vingt = 80, quatre vingts = 80, quatre vingt dix = 90, cent = 100, quelques =
    3, plusieurs = 4, une dizaine de = 10, une dizaine = 10, dizaine = 10, une douzaine de = 12, une vingtaine de = 20, une vingtaine = 20, une trentaine de = 30, une trentaine = 30, une huitaine de = 8, une
    poignée de = 4, un couple de = 2, les deux = 2`,
  lengths: `
    week end = 2 days, weekend = 2 days, un week end = 2 days, long week end = 3 days, un long week end = 3 days, week end prolongé = 3 days, grand week end = 3 days, huit jours = 7 days, une huitaine = 7 days,
    quinze jours = 14 days, une quinzaine = 14 days, quinzaine = 14 days, une quinzaine de jours = 14 days, une semaine et demie = 10 days, semaine et demie = 10 days, deux semaines et demie = 17 days, une journée = 1 days, la journée = 1 days,
    une demi journée = 1 days, demi journée = 1 days, une nuit = 1 nights, un jour et demi = 2 days`,
  units: {
    day: 'jour, jours, j, jrs, journée, journées, jours complets, jours pleins',
    night: 'nuit, nuits, nuitée, nuitées, n',
    week: 'semaine, semaines, sem',
    month: 'mois',
    hour: 'heure, heures, h, heures de route, heures de train, heures de voiture, heures de trajet, heures de vol',
    km: 'km, kms, kilomètre, kilomètres, bornes',
    city: 'ville, villes, étape, étapes, arrêts, destinations, lieux, endroits, pays, capitales, îles, escales, grandes villes, villages',
  },
  ordinalEndings: 'er, ère, e, ème, eme, ième, nd, nde, re',
  months: [
    'janvier, janv, jan',
    'février, févr, fév',
    'mars',
    'avril, avr',
    'mai',
    'juin',
    'juillet, juil, juill',
    'août, aout',
    'septembre, sept',
    'octobre, oct',
    'novembre, nov',
    'décembre, déc',
  ],
  weekdays: ['lundi, lun', 'mardi', 'mercredi', 'jeudi', 'vendredi, ven', 'samedi, sam', 'dimanche, dim'],
  seasons: seasonWords.fr,
  dates: {
    today: "aujourd'hui, dès aujourd'hui, maintenant, tout de suite, dès que possible, le plus tôt possible",
    tomorrow: 'demain, dès demain',
    dayAfterTomorrow: 'après demain',
    next: 'prochain, prochaine, prochains, prochaines, … prochain, … prochaine, suivant, suivante, qui vient, … qui vient, à venir',
    this: 'ce, cet, cette, ces, … ci',
    fromNow: "dans …, d'ici …",
    early:
      'début, début de, au début de, au début du mois de, au début du mois d, courant début, première quinzaine de, première quinzaine d, première moitié de, première semaine de',
    mid: 'mi, mi-, milieu, milieu de, au milieu de, au milieu du mois de, courant, courant du mois de',
    late: 'fin, fin de, à la fin de, à la fin du mois de, à la fin du mois d, deuxième quinzaine de, deuxième quinzaine d, seconde quinzaine de, deuxième moitié de, dernière semaine de',
    dayMark: '',
    yearMark: '',
    weekend: 'week end, weekend, week ends',
  },
  roles: {
    from: 'de, d, du, des, depuis, à partir de, à partir du, à partir d, au départ de, au départ du, au départ d, en partant de, en partant d, en partant du, partant de, partant d, partir de, partir d, on part de, on part d, nous partons de, je pars de, je pars d, départ de, départ depuis, départ à, départ d, en provenance de, dès, dès le',
    to: "à, a, au, aux, en, vers, pour, jusqu'à, jusqu'au, jusqu'aux, jusqu'en, direction, en direction de, à destination de, rejoindre, pour rejoindre, pour aller à, aller jusqu'à, arrivée à, puis à, aller de",
    via: "via, par, en passant par, passant par, passer par, passage par, passage à, en traversant, à travers, à travers la, à travers le, à travers l, traversant, avec un arrêt à, avec arrêt à, arrêt à, avec une étape à, avec étape à, avec une escale à, escale à, étape à, en faisant étape à, en s'arrêtant à, s'arrêter à, détour par, un détour par, par la, par le, par l",
    in: 'à, a, en, au, aux, dans, dans le, dans la, dans les, dans l, sur, sur la, sur le, sur les, pour, pendant, durant, le, la, les, l, de, du, des, d, au mois de, au mois d, en plein, autour, le long de, le long du, chez, sans quitter, sans sortir de, sans sortir du, sans sortir d, ne pas quitter, ne pas sortir de, ne pas sortir du, ne quittons pas, rester en, rester au, à l’intérieur de',
    visit:
      'visiter, visite de, visite, visitons, visitant, en visitant, voir, découvrir, découvrant, en découvrant, découverte de, découverte du, découverte de la, découverte des, à la découverte de, à la découverte du, explorer, parcourir, sillonner, connaître, faire, passer à, passer en, aller à, aller en, aller au, aller aux, aller voir, partir à, partir en, partir au, partir aux, rester à, séjour à, séjour en, séjour au, voyage à, voyage en, voyage au, voyage aux, voyage dans, vacances en, vacances à, vacances au, circuit en, circuit au, circuit à, itinéraire en, itinéraire au, tour de, tour du, tour d, le tour de, un tour de, un tour en, escapade à, virée à, je veux aller à, comme, par exemple, notamment, incluant, en incluant, inclure, y compris, dont, sans oublier, sans oublier de voir, absolument, … à voir absolument, … incontournable, … est un incontournable, traverser, flâner à, … à ne pas manquer, profiter de, atterrir à',
    start:
      "commence, démarrer par, démarre par, démarre à, on démarre à, on démarre par, débuter, démarrer, départ à, commencer plutôt à, commençons à, début par, commencer à, commencer par, commencer en, commencer au, commençant à, en commençant par, en commençant à, commençant par, commence à, commence par, on commence à, on commence par, commençons par, commencer, débuter à, débuter par, débutant à, en débutant par, en débutant à, début à, début, débute à, débute, démarrer à, démarrer de, démarrage à, point de départ, point de départ à, le point de départ est, arrivée à l'aéroport de, atterrissage à, nous atterrissons à, on atterrit à, j'atterris à, départ, départ le, à partir du, première étape, premier arrêt, … comme point de départ, … au départ, dès le, arrivée à, arrivée en, arrivée et départ à, arrivée et départ de, départ et arrivée à, départ et retour à, départ et retour de, on arrive à, on débarque à",
    end: "on finit par, on finit en, on finit au, finit par, finis à, finis par, finissons à, finissons par, finissons, termine par, terminons à, terminons par, fini par, on fini par, finir, finit, terminer, termine, achever à, finir à, finir par, finir en, finir au, finissant à, en finissant par, en finissant à, on finit à, finit à, terminer à, terminer par, terminer en, terminer au, terminant à, en terminant par, en terminant à, on termine à, on termine par, termine à, se termine à, pour terminer, pour terminer à, … pour terminer, fin à, fin, fin du voyage à, arrivée, arrivée finale à, point d'arrivée, destination finale, dernière étape, dernier arrêt, retour depuis, retour de, vol retour de, vol retour depuis, vol de retour depuis, repartir de, repartir d, on repart de, nous repartons de, rentrer de, rentrer depuis, retour le, jusqu'au bout à, départ final de, conclure à, … comme destination finale, et arrivée à, retour en avion depuis, retour en train depuis, retour en avion de, arrivée et départ à, arrivée et départ de, départ et arrivée à, départ et retour à, départ et retour de, départ de retour de",
    home: "j'habite à, j'habite, j'habite en, habite à, habite, nous habitons à, nous habitons, on habite à, on habite, habitant à, habitant, je vis à, vis à, vivons à, nous vivons à, on vit à, vivant à, domicilié à, résidant à, réside à, je viens de, je viens d, nous venons de, on vient de, je suis de, nous sommes de, vol de, vol depuis, vol au départ de, vols au départ de, vol aller de, avion de, avion depuis, avion au départ de, chez nous à, chez moi à, basé à l'année à",
    back: 'retour à, retour sur, retour en, retour au, et retour à, de retour à, avec retour à, revenir à, revenir sur, revenir en, revenir au, revenant à, en revenant à, rentrer à, rentrer sur, rentrer en, rentrer au, retourner à, retournant à, puis retour à, retour vers, et revenir à, et rentrer à, aller retour depuis, on revient à, on rentre à, nous rentrons à, le retour à, puis revenir à',
    base: 'basé à, basée à, basés à, basées à, basés en, en étant basé à, en étant basés à, base à, en base à, avec pour base, avec comme base, ayant pour base, camp de base à, camp de base, point de chute à, point de chute, logés à, logé à, en logeant à, en restant à, … comme base, … comme camp de base, … comme point de chute, … comme pied à terre, pied à terre à, … pour base, hébergés à, en étoile depuis, en étoile autour de, en étoile à partir de, tout le séjour à, toujours dormir à, rester tout le temps à',
    dayTrip:
      "excursion à, excursions à, excursion au, excursion en, excursion aux, excursion vers, excursion, excursions, excursion d'une journée à, une excursion à, excursion à la journée à, journée à, une journée à, sortie à, sortie à la journée à, aller retour à la journée à, aller retour dans la journée à, escapade d'une journée à, saut à, un saut à, … à la journée, … en excursion, … dans la journée, … pour la journée, … en aller retour, excursion d'un jour à, virée d'une journée à",
    between: 'entre, entre le, quelque part entre',
    near: 'autour de, autour du, autour d, près de, près du, près d, proche de, proche du, proche d, à côté de, à côté d, aux alentours de, aux environs de, dans les environs de, les environs de, alentours de, environs de, dans la région de, région de, la région de, pas loin de, non loin de, … et ses environs, … et alentours, … et sa région, … et environs, à proximité de, dans le coin de, du côté de',
    until:
      "jusqu'à, jusqu'au, jusqu'en, jusque, jusque dans, au, avant le, au plus tard le, au plus tard, d'ici le, jusqu",
    after: 'après, après le, après la, après les, suite à',
    before: "avant, avant le, avant la, avant les, avant de, avant d, avant d'aller à",
    not: "pas, pas de, pas d, pas par, pas en, pas à, pas au, ne pas, n'… pas, sans, sans prendre, sans passer par, sans prendre l, sans aller à, jamais, jamais de, aucun, aucune, non, éviter, éviter de, éviter d, évite, évitons, évitez, en évitant, en évitant de, évitant, refuse, refuse de, refuse l, ne veux pas, ne veut pas, ne voulons pas, veux pas, veut pas, ne veux pas de, ne souhaite pas, ne souhaitons pas, ne souhaite pas prendre, n'aime pas, n'aimons pas, déteste, détestons, ne pas prendre, pas prendre, ne prends pas, ne prendre aucun, ni, ni de, peur de, peur d, j'ai peur de, peur en, a peur de, hors de question, hors de question de, pas envie, pas envie de, pas envie d, pas besoin de, pas besoin d, pas question de, surtout pas, surtout pas de, non merci, plutôt pas, zéro, … non, personne ne veut, personne n’aime, personne ne souhaite, … impossible, … est impossible, … c’est non, … n’est pas possible, … hors de question, … c’est hors de question",
    except:
      "sauf, sauf à, sauf en, sauf le, sauf la, sauf les, excepté, excepté à, hormis, hors, à l'exception de, à l'exception du, à l'exception des, à part, mais pas, mais pas à, mais pas en, mais sans, mais pas au, exclure, excluant, en excluant, ignorer, sauter, zapper, déjà vu, déjà visité, j'ai déjà vu, j'ai déjà visité, j'ai déjà fait, déjà fait, nous avons déjà vu, nous avons déjà visité, nous avons déjà fait, on a déjà vu, on a déjà visité, on a déjà fait, je connais déjà, on connaît déjà, nous connaissons déjà, connais déjà, connaît déjà, déjà allé à, déjà allés à, déjà allée à, déjà allé en, déjà allés en, … déjà vu, … déjà visité, … déjà fait, … déjà vue, … tombe à l’eau, … on laisse tomber, … on oublie, … est annulé, … est annulée, … annulé, … on n’y va pas, … on n’y va plus, … on évite, … on zappe, … c’est mort, … c’est non, … n’est plus au programme, … on supprime, … on saute, … à éviter, … pas cette fois, … pas besoin, … je l’ai enlevé, … je l’ai retiré, … on a abandonné, … on a renoncé, … hors de question, … ne nous intéresse pas, … ne m’intéresse pas, … ça ne m’intéresse pas",
    instead:
      'au lieu de, au lieu d, au lieu du, à la place de, à la place d, à la place du, plutôt que, plutôt que de, en remplacement de',
    maybe:
      "peut être, peut-être, éventuellement, … éventuellement, … peut être, si possible, … si possible, si on a le temps, … si on a le temps, si nous avons le temps, … si nous avons le temps, si j'ai le temps, … si j'ai le temps, s'il reste du temps, … s'il reste du temps, si le temps le permet, … si le temps le permet, pourquoi pas, en option, … en option, optionnel, … optionnel, voire, au cas où, s'il y a le temps, … s'il y a le temps",
    only: "seulement, … seulement, uniquement, … uniquement, exclusivement, … exclusivement, rien que, juste, … juste, seul, seuls, tout en, intégralement en, entièrement en, qu'en, que par, que du",
    prefer:
      'de préférence, … de préférence, plutôt, … plutôt, si possible, idéalement, surtout, principalement, essentiellement, majoritairement, préfère, préférons, préférerais, préférerions, je préfère, nous préférons, on préfère, au maximum, le plus possible, autant que possible, en priorité, privilégier, privilégiant, en privilégiant, privilégie, tant que possible, de préférence en, avant tout',
    each: 'chaque, … chaque, par ville, … par ville, par étape, … par étape, dans chaque ville, … dans chaque ville, dans chaque, … dans chaque, à chaque étape, … à chaque étape, … chacune, chacune, … chacun, chacun, par endroit, … par endroit, … partout, par lieu, … par lieu, à chaque fois, … à chaque fois, par destination, … par destination, par pays, … par pays, nulle part',
    rest: 'le reste à, le reste en, le reste au, le reste, reste à, le reste du temps à, le reste du temps en, le reste du temps, reste du temps, les jours restants à, jours restants, les jours restants, le reste du séjour à, le reste du séjour, le reste du voyage à, le reste du voyage, le temps restant à, le temps restant, les autres jours à, les derniers jours à, et le reste à',
    with: "avec, par, en, contre, au moyen de, à l'aide de, à bord de, en utilisant, à, via",
  },
  links: {
    and: 'et, ainsi que, puis aussi, également, aussi, plus, &, et aussi, de même que, avec, sans oublier, et puis, tout comme, en plus de',
    or: 'ou, ou bien, soit, voire, sinon',
    onward:
      "puis, ensuite, et ensuite, et puis, après, et après, après ça, après cela, enfin, et enfin, finalement, d'abord, tout d'abord, premièrement, dans un premier temps, pour commencer, pour finir, en premier, en dernier, par la suite, suivi de, suivi d, suivie de, de là, ensuite vers, puis vers, puis direction, plus tard, avant d'aller à, avant de rejoindre, avant de continuer vers, on continue vers, continuer vers, continuer à, pour continuer vers, direction, en continuant vers, avant de finir à, dans la foulée",
    there: 'là, là-bas, y, sur place',
    setTo: 'à',
    but: 'mais, cependant, toutefois, par contre, en revanche, sinon, pourtant, néanmoins, sauf que, autrement',
    least:
      'au moins, minimum, min, au minimum, un minimum de, pas moins de, ou plus, plus de, minimum de, au bas mot',
    most: "au plus, maximum, max, au maximum, un maximum de, pas plus de, pas plus d, ne dépasse pas, sans dépasser, moins de, moins d, ou moins, grand maximum, pas plus, jamais plus de, jamais plus d, ne pas dépasser, maximum de, jusqu'à, tout au plus, à moins de, à moins d",
    about:
      'environ, à peu près, approximativement, autour de, plus ou moins, vers, genre, dans les, quasi, presque, en gros, à peu de choses près',
    half: 'demi, demie, et demi, et demie, la moitié, moitié, une moitié, la moitié de, la moitié du, la moitié des',
    third: 'un tiers, tiers, le tiers, un tiers du, le tiers du',
    mostly:
      "la plupart du, la plupart, la majorité du, l'essentiel du, la majeure partie du, le plus clair du, la plus grande partie du",
    ofTheTrip: 'temps, du temps, du voyage, du séjour, des vacances, voyage, séjour, des jours, du trajet',
    correction:
      'non, ah non, non attends, attends, attends non, non attendez, euh non, oh non, en fait non, non en fait, non finalement, finalement non, non plutôt, ou plutôt, je veux dire, pardon, non pardon, non désolé, enfin non',
    firstStop:
      'première ville, premier arrêt, première étape, la première, à la première, dans la première, le premier',
    lastStop:
      'dernière ville, dernière étape, dernier arrêt, dernière destination, la dernière, à la dernière, dans la dernière, le dernier',
    fromThere: 'de là, de là-bas, à partir de là, depuis là, ensuite de là',
    than: 'que, qu’à',
    secondStop:
      'deuxième ville, deuxième étape, deuxième arrêt, seconde ville, seconde étape, la deuxième, à la deuxième, la seconde',
    thirdStop: 'troisième ville, troisième étape, troisième arrêt, la troisième, à la troisième',
    firstTwo: 'les deux premières, les deux premiers, deux premières, deux premiers',
    lastTwo: 'les deux dernières, les deux derniers, deux dernières, deux derniers',
    bothStops: 'les deux',
  },
  wishes: {
    loop: "d’où on est partis, là où on a commencé, au point de départ, à notre point de départ, aller retour, aller-retour, boucle, une boucle, en boucle, faire une boucle, circuit, un circuit, en circuit, circulaire, retour au point de départ, revenir au point de départ, et retour, et retour au point de départ, et revenir, et rentrer, et retour à la maison, retour à la maison, rentrer à la maison, retour chez nous, retour chez moi, départ et arrivée à, départ et retour à, départ et retour de, départ et arrivée, départ et retour, départ et fin à, commencer et finir à, commencer et terminer à, partir et revenir à, au départ et à l'arrivée de, départ/retour, départ/arrivée, en partant et en revenant à",
    anyOrder:
      "peu importe l'ordre, l'ordre importe peu, l'ordre n'a pas d'importance, l'ordre n'est pas important, dans n'importe quel ordre, n'importe quel ordre, sans ordre particulier, sans ordre précis, dans le meilleur ordre, le meilleur ordre, meilleur ordre, ordre optimal, dans l'ordre optimal, ordre logique, dans un ordre logique, dans l'ordre le plus logique, l'ordre le plus logique, dans l'ordre que tu veux, dans l'ordre que vous voulez, ordre au choix, ordre libre, optimise l'ordre, optimiser l'ordre, itinéraire optimal, itinéraire le plus court, trajet le plus court, le meilleur itinéraire, meilleur itinéraire, ordre indifférent, dans le désordre, itinéraire logique",
    inOrder:
      "dans cet ordre, dans cet ordre là, dans l'ordre, dans l'ordre indiqué, en suivant cet ordre, exactement dans cet ordre, dans cet ordre précis",
    overland:
      "par voie terrestre, voie terrestre, par la route, par la terre, par terre, sans avion, sans prendre l'avion, sans l'avion, sans voler, sans vol, pas d'avion, au sol, slow travel sans avion",
    firstLeg:
      "l'aller, à l'aller, aller, pour l'aller, vol aller, le trajet aller, première étape en, le premier trajet, pour y aller, sur l'aller, premier trajet, 1er trajet, le premier tronçon, premier tronçon",
    lastLeg:
      'dernier tronçon, dernière étape en, le retour, au retour, retour, pour le retour, vol retour, le trajet retour, trajet retour, le dernier trajet, pour rentrer, sur le retour, retour en, à la maison, de retour, rentrés, dernier trajet',
  },
  transport: wayWords.fr,
  directions: {
    north:
      'nord de, nord de la, nord de l, nord du, nord des, le nord, nord, dans le nord de, dans le nord du, le nord de, le nord de la, le nord de l, le nord du, au nord de, … du nord, … nord, septentrional*, … septentrionale',
    south:
      'sud de, sud de la, sud de l, sud du, sud des, le sud, sud, dans le sud de, dans le sud du, le sud de, le sud de la, le sud de l, le sud du, au sud de, … du sud, … sud, méridional*, … méridionale',
    east: "est de, est de la, est de l, est du, l'est de, l'est de la, l'est du, dans l'est de, l'est, à l'est de, … de l'est, oriental*, … orientale",
    west: "ouest de, ouest de la, ouest de l, ouest du, l'ouest de, l'ouest de la, l'ouest du, dans l'ouest de, l'ouest, ouest, à l'ouest de, … de l'ouest, … ouest, occidental*, … occidentale",
    centre:
      'centre de, centre de la, centre de l, centre du, le centre de, le centre de la, le centre du, dans le centre de, au centre de, au coeur de, coeur de, au coeur du, … centrale, … central, … du centre, milieu de la',
  },
  themes: {
    beach:
      'plage, plages, baignade, baignades, se baigner, baigner, bord de mer, bord de la mer, au bord de la mer, la mer, mer, farniente, bronzer, soleil, nager, littoral, balnéaire, balnéaires, station balnéaire, stations balnéaires, sable fin, criques, calanques, côte, côtes, plage et soleil, cocotiers',
    island: "île, îles, d'île en île, tour des îles, insulaire, archipel, iles",
    mountains:
      'montagne, montagnes, sommets, alpin*, volcan, volcans, massif, collines, cols, pics, haute montagne, villages de montagne',
    hiking:
      'randonnée, randonnées, rando, randos, randonner, marche, marcher, trek, treks, trekking, marche à pied, sentiers, sentier, promenade, promenades, escalade, alpinisme, randonneur, randonneurs, balade à pied, balades à pied, rando pédestre, se promener, gr',
    skiing:
      "ski, skier, skis, snowboard, neige, sports d'hiver, station de ski, stations de ski, ski de fond, raquettes, pistes de ski, glisse",
    nature:
      'nature, parc national, parcs nationaux, parc naturel, parcs naturels, forêt, forêts, cascade, cascades, chutes, paysage, paysages, campagne, gorges, canyon, canyons, fjord, fjords, glacier, glaciers, jungle, jardins, jardin, plein air, panorama, panoramas, cerisiers en fleurs, grands espaces, vert, verdure, lavande, champs de lavande, points de vue, grottes',
    wildlife:
      'animaux, animal, faune, faune sauvage, safari, safaris, oiseaux, baleines, observation des baleines, éléphants, gorilles, lions, animaux sauvages, ornithologie, zoo, ours',
    desert:
      'désert, déserts, dunes, dune, oasis, chameau, chameaux, dromadaire, dromadaires, bivouac dans le désert, méharée',
    lakes:
      "lac, lacs, bord du lac, bord de lac, bords de lacs, au bord d'un lac, bord des lacs, autour des lacs",
    diving:
      'plongée, plongée sous marine, plonger, snorkeling, snorkelling, palmes masque tuba, récif, récifs, corail, coraux, masque et tuba, fonds marins, apnée',
    surfing:
      'surf, surfer, surfeur, surfeurs, kitesurf, planche à voile, windsurf, vagues, spots de surf, spot de surf, bodyboard, kite',
    wine: 'vin, vins, vignoble, vignobles, oenologie, œnologie, oenologique, oenotourisme, dégustation de vin, dégustations de vin, caves, cave à vin, domaines viticoles, vignes, route des vins, viticole, viticoles, oenologique*, champagne dégustation, vigneron, vignerons',
    food: 'gastronomie, gastronomique*, cuisine, bien manger, manger, bouffe, nourriture, restaurants, restaurant, restos, resto, street food, spécialités, spécialités locales, culinaire*, gourmand*, marchés, marchés locaux, bière, bières, brasseries, café, cours de cuisine, foodie, fromage, fromages, tapas, bonne table, bonnes tables, bistrots',
    history:
      'histoire, historique*, culture, culturel*, musée, musées, patrimoine, antique*, antiquité, ruines, archéologie, archéologique*, médiéval*, médiévaux, moyen âge, vieille ville, vieilles villes, unesco, vestiges, monuments, centre historique, centres historiques, romain*, mémoire, châteaux de la guerre, villages médiévaux, débarquement',
    art: "art, arts, musées d'art, galerie, galeries, peinture, peintures, peintre, peintres, artistique*, art contemporain, beaux arts, art moderne, street art, impressionnistes, impressionnisme, expositions",
    architecture:
      'architecture, architectural*, architecturaux, bâtiments, cathédrale, cathédrales, gratte ciel, palais, gothique*, art nouveau, baroque, modernisme, art déco, bauhaus, édifices, renaissance',
    castles:
      'château, châteaux, forteresse, forteresses, châteaux forts, château fort, citadelle, citadelles, manoirs',
    religion:
      'temple, temples, monastère, monastères, pèlerinage, pèlerinages, église, églises, abbaye, abbayes, mosquée, mosquées, sanctuaire, sanctuaires, spirituel*, religieux, religieuse, basilique, couvent, lieux saints, compostelle à pied',
    nightlife:
      'vie nocturne, faire la fête, fête, fêtes, boîtes de nuit, boîte de nuit, boîte, bars, bar, clubs, sortir le soir, sorties, discothèque, discothèques, festif*, festive, teuf, clubbing, pubs',
    music:
      'musique, concert, concerts, opéra, festival, festivals, jazz, musique live, musical, musicale, musique classique, techno, flamenco, fado',
    shopping:
      'shopping, boutiques, magasins, achats, faire du shopping, souk, souks, bazar, bazars, marché de noël, marchés de noël, brocante, brocantes, marché aux puces, mode, outlet, centres commerciaux',
    spa: 'spa, spas, thermes, thermal, thermale, thermales, thermalisme, bien être, sources chaudes, eaux chaudes, onsen, hammam, massage, massages, cure, bains thermaux, thalasso, thalassothérapie, sauna, sources thermales, villes thermales',
    family:
      "parc d'attractions, parcs d'attractions, parc à thème, parcs à thème, disneyland, disney, adapté aux enfants, adaptée aux enfants, adapté aux familles, puy du fou, aires de jeux, activités pour enfants, legoland, parc astérix, kid friendly, aquarium",
    romance:
      'romantique*, romance, lune de miel, voyage de noces, noces, en amoureux, amoureux, anniversaire de mariage, saint valentin, demande en mariage',
    auroras: 'aurores boréales, aurore boréale, aurores, aurores polaires',
  },
  pace: {
    slow: 'tranquille*, tranquillement, tranquillou, calme, calmes, relax, relaxant, relaxante, relaxer, reposant*, se reposer, repos, détente, détendu*, se détendre, lent, lente, lentement, lents, sans se presser, sans stress, sans courir, pas pressé, pas pressés, cool, zen, à notre rythme, à mon rythme, rythme tranquille, rythme lent, rythme calme, rythme doux, rythme cool, rythme détendu, rythme relax, doucement, doux, posé, sans précipitation, prendre le temps, prendre notre temps, prendre mon temps, en prenant le temps, en prenant notre temps, en prenant son temps, pas trop de route, pas trop chargé, pas trop chargée, pas trop intense, pas trop speed, pas trop vite, pas trop rapide, slow travel, slow tourisme, plus lent, plus tranquille, plus calme, plus relax, moins speed, moins de route, moins chargé, flâner, buller, peinard, sans trop bouger, pas trop fatigant, pépère',
    normal: 'rythme normal, rythme modéré, rythme moyen',
    fast: 'le plus de villes possible, le plus de villes possibles, un maximum de villes, le maximum de villes, un maximum de choses, le plus de choses possible, le plus possible, autant de villes que possible, voir un maximum, voir le maximum, tout voir, rapide, rapidement, vite, intense, intensif, intensive, chargé, bien rempli, rythme soutenu, rythme intense, rythme rapide, à fond, speed, au pas de course, plus rapide, plus vite, plus intense, dynamique, express, voir beaucoup de choses, marathon',
  },
  company: {
    alone:
      'seul, seule, en solo, solo, toute seule, tout seul, je voyage seul, je voyage seule, voyageur solo, en solitaire, voyageuse solo',
    couple:
      'en couple, couple, à deux, ma femme, mon mari, ma copine, mon copain, ma compagne, mon compagnon, avec ma femme, avec mon mari, avec ma copine, avec mon copain, avec ma compagne, avec mon compagnon, mon conjoint, ma conjointe, ma chérie, mon chéri, ma fiancée, mon fiancé, ma femme et moi, mon mari et moi, mon amoureux, mon amoureuse, nous deux, jeunes mariés',
    family:
      'famille, en famille, enfant, enfants, avec enfants, avec des enfants, avec les enfants, nos enfants, mes enfants, bébé, bébés, gamins, ado, ados, adolescents, adolescent, mon fils, ma fille, nos filles, nos fils, petits enfants, familial, familiale, la famille, avec nos enfants, avec mes enfants, tout petit, bambins',
    friends:
      'entre amis, amis, amies, avec des amis, entre copains, entre copines, copains, copines, entre potes, potes, un ami, une amie, avec un ami, avec une amie, evjf, evg, enterrement de vie de jeune fille, enterrement de vie de garçon, entre filles, bande de potes, bande de copains',
    seniors:
      'seniors, senior, retraités, retraité, retraitée, personnes âgées, mes parents, avec mes parents, grands parents, mes grands parents, mamie, papi, ma mère, mon père, âgés, âgées, mobilité réduite, à la retraite, fauteuil roulant, belle mère, beau père, beaux parents',
    group:
      "groupe, en groupe, un groupe de, classe, voyage scolaire, collègues, équipe, association, scolaire, sortie scolaire, séminaire, comité d'entreprise",
    pet: 'chien, chiens, notre chien, mon chien, avec mon chien, avec notre chien, chat, animal de compagnie, avec un chien, chienne',
  },
  budget: {
    low: "pas cher, pas chère, pas chers, pas trop cher, peu cher, pas trop chère, bon marché, économique*, économe, petit budget, petits budgets, budget serré, budget limité, budget réduit, faible budget, budget étudiant, étudiant, étudiante, étudiants, à petit prix, petits prix, low cost, moins cher, moins chère, le moins cher possible, au moins cher, sac à dos, routard, routards, backpack, backpacker, backpacking, backpackers, auberges de jeunesse, auberge de jeunesse, peu d'argent, sans se ruiner, sans trop dépenser, économiser, abordable*, budget, fauché, fauchés, à moindre coût, à moindres frais",
    medium: 'budget moyen, budget raisonnable, milieu de gamme, gamme moyenne, budget correct',
    high: 'luxe, de luxe, luxueux, luxueuse, luxueuses, haut de gamme, cinq étoiles, 5 étoiles, budget illimité, sans limite de budget, gros budget, grand luxe, première classe, peu importe le budget, peu importe le prix, chic, palaces, prestige, cher, plus cher, se faire plaisir',
  },
  edits: {
    add: "ajoute, ajouter, ajoutez, rajoute, rajouter, rajoutez, ajoutons, ajoute aussi, inclus, inclure, incluez, insère, insérer, mets, mettre, mettez, intègre, intégrer, intégrez, … en plus, avec aussi, en ajoutant, j'aimerais aussi, je veux aussi, et aussi",
    remove:
      'enlève, enlever, enlevez, enlevons, retire, retirer, retirez, supprime, supprimer, supprimez, efface, effacer, ôte, vire, virer, élimine, éliminer, laisse tomber, laisser tomber, saute, sauter, sans, annule, annuler, oublie, oublier, zappe, pas besoin de, on laisse tomber, finalement pas, plus de, coupe, exclus, élimine, on saute, on zappe, on enlève, on vire',
    replace:
      'remplace, remplacer, remplacez, remplaçons, change, changer, changez, échange, échanger, échangez, substitue, inverse, modifie, modifier, modifiez, transforme, troque, intervertis, intervertir, permute',
    more: 'plus, de plus, … de plus, en plus, … en plus, supplémentaire, supplémentaires, … supplémentaire, … supplémentaires, encore, encore un, encore une, davantage, un de plus, autre, additionnel, plus de, le temps en plus, temps en plus, le temps supplémentaire',
    less: 'moins, de moins, … de moins, en moins, … en moins, moins de, moins d, réduis de, raccourcis de',
    longer:
      'plus longtemps, plus long, plus longue, prolonge, prolonger, prolongez, rallonge, rallonger, rallongez, allonge, allonger, étends, étendre, rester plus longtemps, reste plus longtemps, plus de temps, un peu plus longtemps, trop court, trop courte, un peu plus long',
    shorter:
      'moins longtemps, plus court, plus courte, raccourcis, raccourcir, raccourcissez, réduis, réduire, réduisez, écourter, écourte, moins de temps, un peu moins longtemps, trop long, trop longue, trop longtemps, diminue, diminuer, abrège',
    move: 'déplace, déplacer, déplacez, mets, mettre, mettez, décale, décaler, décalez, bouge, bouger, avance, avancer, reporte, reporter, repousse, repousser, place, placer',
    later:
      'plus tard, après, décale, décaler, décalez, retarde, retarder, retardez, reporte, reporter, reportez, repousse, repousser, repoussez',
    earlier: 'plus tôt, avant, avance, avancer, avancez',
    inItsPlace: 'à la place, plutôt',
    freed:
      'ces nuits, ses nuits, ces nuits-là, les nuits libérées, ces jours, cette nuit, la nuit, les mêmes nuits, les mêmes jours, autant de nuits',
    toStart:
      "au début, en premier, au commencement, en début de voyage, tout au début, en tête, en première position, comme première étape, en premier lieu, au départ, d'abord",
    toEnd:
      'à la fin, en dernier, en fin de voyage, tout à la fin, en dernière position, comme dernière étape, en fin de parcours, pour finir',
    reverse:
      "inverse, inverser, inversez, dans l'autre sens, en sens inverse, sens inverse, à l'envers, l'inverse, ordre inverse, dans l'ordre inverse, inverse l'ordre, inverser l'ordre, inverse le sens, inverser le sens, inverse l'itinéraire, inverser l'itinéraire, retourne l'itinéraire, fais l'inverse, l'autre sens, on inverse, inversons",
    another:
      "un autre, une autre, un autre itinéraire, une autre proposition, une autre idée, une autre option, un autre voyage, autre chose, quelque chose d'autre, différent, un itinéraire différent, alternative, une alternative, autre proposition, autre itinéraire, recommence, recommencer, réessaie, réessayer, surprends moi, surprenez moi, surprends nous, une nouvelle proposition, nouvelle proposition, refais, propose autre chose, refaire",
  },
  nameEndings: [],
  letters: [['oe', 'œ']],
  places: `
    usa = US, états unis = US, états unis d'amérique = US, les états unis = US, amérique = US, ru = GB, royaume uni = GB, grande bretagne = GB, angleterre =
    England, hollande = NL, pays bas = NL, émirats = AE, eau = AE, émirats arabes unis = AE, tchéquie = CZ, république tchèque = CZ, bosnie = BA, macédoine = MK, corée = KR, rep dom =
    DO, république dominicaine = DO, côte d'azur = French Riviera, riviera italienne = Italian Riviera, riviera française = French Riviera, sud de la france = South of France, midi = South of France, sud ouest =
    Southwest France, paca = Provence, bénélux = Benelux, benelux = Benelux, balkans = Balkans, pays baltes = Baltics, pays nordiques = Nordics, scandinavie = Scandinavia, europe de l'est =
    Eastern Europe, europe centrale = Central Europe, europe du nord = Northern Europe, europe du sud = Southern Europe, europe de l'ouest = Western Europe, asie du sud est = Southeast Asia, amérique du sud =
    South America, amérique centrale = Central America, amérique latine = South America, maghreb = Maghreb, moyen orient = Middle East, toscane = Tuscany, sicile = Sicily, sardaigne = Sardinia, pouilles = Apulia, les pouilles =
    Apulia, calabre = Calabria, lombardie = Lombardy, ligurie = Liguria, andalousie = Andalusia, catalogne = Catalonia, bavière = Bavaria, forêt noire = Black Forest, tyrol = Tyrol, écosse = Scotland, cornouailles =
    Cornwall, îles canaries = Canary Islands, canaries = Canary Islands, baléares = Balearic Islands, majorque = Mallorca, cyclades = Cyclades, crète = Crete, algarve = Algarve, açores = Azores, madère = Madeira, côte amalfitaine =
    Amalfi Coast, lac de côme = Lake Como, lac de garde = Lake Garda, lac majeur = Lake Maggiore, mer baltique = Baltic Sea, mer du nord = North Sea, méditerranée = Mediterranean, châteaux de la loire =
    Loire Valley, vallée de la loire = Loire Valley, pays basque = Basque Country, alsace = Alsace, bretagne = Brittany, normandie = Normandy, provence = Provence, corse = Corsica, transylvanie = Transylvania, istrie =
    Istria, dalmatie = Dalmatia, ville lumière = Paris, ville éternelle = Rome, paname = Paris, la grosse pomme = New York City, italiennes = IT, italiens = IT, espagnoles = ES, espagnols = ES, françaises = FR, portugaises = PT, grecques = GR, japonaises = JP, européennes = Europe, européens = Europe, allemandes = DE`,
  texts: {
    'names.between': 'De {from} à {to} en {days, plural, one {# jour} many {# jours} other {# jours}}',
    'names.round':
      'Circuit au départ de {start} en {days, plural, one {# jour} many {# jours} other {# jours}}',
    'names.area': '{where} : {days, plural, one {# jour} many {# jours} other {# jours}}',
    'names.cities': '{names} : {days, plural, one {# jour} many {# jours} other {# jours}}',
    description: '{stops}. Transport : {types}.',
    stopWithDays: '{name} ({days, plural, one {# jour} many {# jours} other {# jours}})',
    'types.plane': 'avion',
    'types.train': 'train',
    'types.bus': 'bus',
    'types.car': 'voiture',
    'days.first': 'Départ à {city}.',
    'days.leave':
      'Trajet de {city} à {next} en {type, select, plane {avion} train {train} bus {bus} car {voiture} other {}}.',
    'days.arrive':
      'En {type, select, plane {avion} train {train} bus {bus} car {voiture} other {}} de {from} à {city}, environ {km, number} km.',
    'days.underway': 'En route de {from} vers {to}.',
    'days.explore': 'Une journée pour découvrir {city}.',
    'days.more': 'Encore {city}, à votre rythme.',
    'days.around': '{city} et ses environs.',
    'days.home':
      'Dernières heures à {city}, puis retour à {home} en {type, select, plane {avion} train {train} bus {bus} car {voiture} other {}}.',
    'days.outing': 'Une excursion de {city} à {other}, aller et retour.',
    understoodNothing:
      'Aucun lieu n’a été trouvé dans cette phrase. Indiquez une ville, un pays ou une région, par exemple « 10 jours en Italie en train ».',
    unknownPlace: '« {name} » ne figure pas dans l’index des lieux et a été laissé de côté.',
    defaultDays:
      'Aucune durée n’a été indiquée : le voyage dure {days, plural, one {# jour} many {# jours} other {# jours}}.',
    pastDate: 'Cette date est passée : {day}.',
    chosenCities:
      '{where} : {count, plural, one {# ville a été choisie pour sa renommée.} many {# villes ont été choisies parce qu’elles sont connues et proches les unes des autres.} other {# villes ont été choisies parce qu’elles sont connues et proches les unes des autres.}}',
    fewerCities:
      '{asked, number} villes ne tiennent pas en {days, plural, one {# jour} many {# jours} other {# jours}} ; le voyage en compte {kept, number}.',
    crowded:
      '{cities, number} villes en {days, plural, one {# jour} many {# jours} other {# jours}} laissent peu de temps dans chacune.',
    noLand: 'Il n’y a pas de route terrestre de {from} à {to} : cette étape se fait en avion.',
    ferry: 'Entre {from} et {to}, une partie du trajet se fait en ferry.',
    refusedPlane: 'On ne peut pas aller de {from} à {to} sans avion : cette étape est un vol.',
    avoided: '{name} est à la fois demandé et à éviter ; ce lieu a été laissé de côté.',
    startChosen: 'Le voyage commence ici : {name}.',
    townFor: '{name} a été choisi pour ce souhait.',
    leftOut: '{name} a été laissé de côté : cela ne tient pas dans le voyage.',
    passedThrough: 'Il n’y a que le temps de passer par {names}.',
    otherNights:
      '{name} : {nights, plural, one {# nuit} many {# nuits} other {# nuits}} au lieu de {asked, number}.',
    otherLength:
      'Le voyage dure {days, plural, one {# jour} many {# jours} other {# jours}} au lieu de {asked, number}.',
    otherCount:
      'Le voyage compte {kept, plural, one {# ville} many {# villes} other {# villes}} au lieu de {asked, number}.',
    otherOrder: 'L’ordre demandé se contredit ; c’est maintenant {names}.',
    longLeg:
      'De {from} à {to}, il faut environ {hours, plural, one {# heure} many {# heures} other {# heures}}.',
    otherTransport:
      'De {from} à {to}, le trajet se fait en {type, select, plane {avion} train {train} bus {bus} car {voiture} other {}} : rien de ce qui était demandé n’y va.',
    noNightTrain: 'Aucun train ou bus de nuit ne convient à ce voyage.',
    closedBorder: 'La frontière entre {from} et {to} est fermée.',
    noSuchTown: 'Aucun lieu de ce voyage ne répond à ce souhait.',
    outOfSeason: 'Ce n’est pas la saison pour {names}.',
    nextYear: '{day} est passé : le voyage commence le {next}.',
    otherDates: 'Toutes les dates demandées ne vont pas ensemble ; le voyage commence le {day}.',
    noTime: 'Il n’y a pas assez de temps pour {where}.',
    shorterOrder: 'L’ordre indiqué a été gardé. Un ordre plus court serait {names}.',
    tooFar:
      'De {from} à {to}, c’est trop loin en {wanted, select, plane {avion} train {train} bus {bus} car {voiture} other {}} pour le temps disponible : cette étape se fait en avion.',
    ferryInstead:
      'Entre {from} et {to}, prenez le ferry ; les voyages n’ont pas de bateau, l’étape est donc notée en bus.',
    noTrains: '{country} : on ne peut pas y compter sur les trains de voyageurs, le bus est donc utilisé.',
    chosenBetween:
      'Les étapes en chemin ont été choisies parce qu’elles sont connues et proches de la route.',
    chosenAround:
      'Aucune destination n’a été indiquée : le voyage passe par des villes connues autour de {name}.',
    longer:
      'Le trajet seul dépasse {asked, plural, one {# jour} many {# jours} other {# jours}} : le voyage en compte {days, number}.',
    dayTrip:
      'Un voyage a besoin de deux villes : une excursion de {city} à {other} a été ajoutée. Retirez-la si vous préférez rester.',
  },
}
