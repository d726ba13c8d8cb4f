/** Romanian words of the glossary, or with the stem of one, that are English words as well: they say nothing of the language they stand in. */
export const ENGLISH_TOO = `
ape bea cane can care cult dare dude fire fort hot in lame lung mere mine mint more must note pace pale par pare part paste pat pic piece pin place
plane plans poll pop port pot pun rate rob rod rug sale same seat sole sun top trend turn urge vine war vase van sac sap sate sob tare tot unit vie
vis put far case post minister lot sold magazine sat independent date deal personal camp editor principal format strange nor fund criminal sector
actual victor fan distinct sugar secure disc tip cooper lift violent reporter spin principle horn bat ultimate ban serial monitor arc rang celebrate
violet exterior testament ace chip colt patron pastor mar tin mature corn integral automobile doc lance vacant strain mit crap cal vale convent postal
ore eliminate stance salon tap crest oriental pension piper catalog feminine mister papa jubilee explicit plug fond spatial demise inferior rand pas
bon tutor replica probe interfere regulate fungi mal sentiment motive rosie handicap bloc protector diagnostic cascade colon mod gem petrol cote lan
competent vest beau energetic depart siren orb transmit precedent adolescent terminate parcel viaduct adjunct spectator parasite defect regal raft fir
originate corona navigate mort amar liter vile decor cot jug gust tun climatic valor conserve amend bal cad brat toxin major control centre solution
interior militia frontier minor camera site motor total academia asiatic carbonate fibre kilometre instructor margaret lana protectorate slovenia
estonia liberia indiana societe lent
`;
