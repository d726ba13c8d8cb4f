/**
 * English and Romanian function words and the nouns questions are made of, folded. In a question they hardly ever name a node, even
 * where a node is called so (the films "Her", "It", "Who?"): mention linking believes them only when written as a name.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about above according across act acted acting action actor actors actress after again against all along also although always am among
  an and another answer any anybody anyone anything appear appeared appearing appears are around as ask at author authors away back be became because
  been before behind being belong below beneath beside between both but by call called came can case cause caused causes character
  characters chief co come comes common could created creator creators date day describe described describes description did different direct directed director
  directors do does doing done down during each either else english entity ever every everyone everything example exist exists fact
  fall few fewer film films find first for found from full further gave genre genres get give given gives go goes going had happen has have
  having he her here hers him his history home how however i if in into involve involved involves is it its itself join just kind kinds
  know known language languages last latest least less let like list listed long look lot made main make makes making many may me mean
  means mention mentioned might mine more most movie movies much must my name named names near never new next no nobody none nor not
  nothing now of off often on once one only onto or other others our out outside over own part people per person place places please plot
  possible primary produce produced producer product public question rather rating relate related release released relation role same
  say says share shared shares sharing screenplay screenwriter screenwriters script scripts see seem seen she should show similar since so some somebody someone something sort star starred starring stars
  spoken start still story subject such take tag tagged taken tell than that the their them then there these they thing things this those
  though through time title titled to together too topic topics toward true two type types under until up upon us use used uses using
  very via vote voted votes want was way we well went were what whatever when where whether which while who whole whom whose why will
  with within without word words work worked works world would write writer writers writes writing written wrote year years yes yet you
  your
  ai al ale am are as asa asta atat au avea azi ca cand care cat catre ce cea cei cel cele cine cu cum cu dar daca de decat deci deja
  despre din dintre doar dupa ea ei el ele era erau este eu fi fie fara fost iar ii il in inca inainte intr intre isi la le li lor lui mai
  mea mei mele meu mi mult multe multi ne nici nimic noi nostru nu o ori orice pana pe pentru peste poate pot prea prin sa sai sale sau
  se si spre sub sunt ta tale te ti tot toate tu un una unde unei unele unor unui va voi vor vreo`.split(
    /\s+/,
  ),
);
